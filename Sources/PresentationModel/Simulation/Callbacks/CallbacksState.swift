/// How callbacks are sent in this run.
struct CallbacksState: Sendable {
  /// The order in which controllers get them.
  var schedules = ScheduleSet.uikit
  /// Which phases of which schedules have been played.
  var played = PlayedSchedules()
  /// Whether the event log is kept. It changes no outcome but itself.
  var keepsEvents = true
  /// Whether a presentation or dismissal that nobody hears may end in its call (``Simulator/isUnheard``). It changes no
  /// outcome.
  var mayEndInTheCall = true
  /// Whether the transition whose callbacks run is animated: UIKit passes it to them.
  var areAnimated = false
}

/// How pages look: light and dark, on a desk, on a phone, on paper.
enum PageStyle {
  static let css = """
    :root{color-scheme:light dark;--paper:#f6f7f9;--card:#ffffff;--ink:#1b1d22;--mute:#555e6b;--line:#d5dae1;--blue:#0a62c9;
    --violet:#6d28d9;--orange:#b5380b;--here:#e6f0fd}
    @media (prefers-color-scheme:dark){:root{--paper:#0e1013;--card:#14161a;--ink:#e8eaed;--mute:#a9b1bd;--line:#333942;
    --blue:#6cb2ff;--violet:#b69bff;--orange:#ff9566;--here:#14263d}}
    *{box-sizing:border-box}
    html{scroll-behavior:auto}
    body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,
    "Noto Sans","DejaVu Sans",sans-serif;padding-bottom:88px;overflow-wrap:anywhere}
    header{padding:16px 20px 4px}
    h1{font-size:22px;line-height:1.3;margin:0}
    h2{font-size:18px;line-height:1.4;margin:0 0 8px}
    h2 code{font-size:18px;white-space:pre-wrap}
    h3{font-size:14px;letter-spacing:.06em;text-transform:uppercase;color:var(--mute);margin:24px 0 8px}
    code,pre{font-family:ui-monospace,Menlo,Consolas,monospace;font-size:14px}
    pre{overflow-x:auto;margin:8px 0}.rule{white-space:pre-wrap}.rulebook{display:block;max-width:64rem}
    a{color:var(--blue)}
    .facts,.number,.note,figcaption,dt{color:var(--mute)}
    .facts,.note{margin:4px 0}
    .number{font-weight:400;font-size:15px}
    .note,figcaption{font-size:14px}
    .decision{color:var(--violet);font-weight:600;margin:4px 0}
    .fails{color:var(--orange);font-weight:600;margin:4px 0}
    .outcome{font-weight:600;margin:8px 0}
    main{display:grid;grid-template-columns:minmax(0,1fr);gap:16px;padding:12px 20px;align-items:start}
    .source,section{background:var(--card);border:1px solid var(--line);border-radius:10px}
    section{padding:16px 18px}
    .steps{display:grid;grid-template-columns:minmax(0,1fr);gap:16px;min-width:0}
    .source{overflow:auto;max-height:36vh;padding:8px 0}
    .source ol{margin:0;padding:0;list-style:none;counter-reset:line;font:14px/1.6 ui-monospace,Menlo,Consolas,monospace;
    min-width:max-content}
    .source li{counter-increment:line;display:flex;white-space:pre;overflow-wrap:normal}
    .source li::before{content:counter(line);color:var(--mute);width:3.2em;padding-right:1em;text-align:right;flex:none}
    .source a{color:inherit;font-weight:700;text-decoration:none;flex:1;padding-right:12px}
    .source a:hover{text-decoration:underline}
    .source li:has([aria-current]){background:var(--here);box-shadow:inset 3px 0 var(--violet)}
    figure{margin:0;min-width:0;max-width:100%}
    .pictures{display:flex;flex-wrap:wrap;gap:12px 32px;margin-top:12px}
    svg{max-width:100%;height:auto;display:block}
    .scroll,.wide{overflow-x:auto}.scroll svg,.wide svg{max-width:none}
    .two{display:grid;grid-template-columns:minmax(0,1fr);gap:0 32px}
    dl{margin:0}dt{font-size:14px}dd{margin:0 0 10px}
    ul{padding-left:20px;margin:8px 0}
    .id{font-size:13px;color:var(--blue);border:1px solid var(--line);border-radius:4px;padding:0 4px;white-space:nowrap}
    summary{cursor:pointer;min-height:44px;display:list-item;line-height:44px}
    .wide{display:none}
    .controls{position:fixed;left:0;right:0;bottom:0;display:flex;gap:8px;align-items:center;padding:10px 16px;
    background:var(--card);border-top:1px solid var(--line)}
    .controls[hidden]{display:none}
    .controls button{min-width:48px;min-height:44px;font-size:16px;border:1px solid var(--line);border-radius:8px;
    background:var(--card);color:var(--ink)}
    .controls button:disabled{opacity:.45}
    .controls svg{margin:0 auto}
    .controls input{flex:1;min-width:0;min-height:44px;accent-color:var(--blue)}
    .controls output{min-width:4.5em;text-align:right}
    :focus-visible{outline:3px solid var(--blue);outline-offset:2px}
    .book a{margin-right:16px;display:inline-block;line-height:44px}
    section[hidden]{display:none}
    @media (min-width:900px){main{grid-template-columns:minmax(260px,5fr) minmax(0,11fr)}
    .source{position:sticky;top:12px;max-height:calc(100vh - 110px)}.wide{display:block}.narrow{display:none}}
    @media (min-width:1160px){.two{grid-template-columns:350px minmax(0,1fr)}}
    @media (max-width:480px){header{padding:12px 16px 4px}main{padding:8px 0}.source,section{border-width:1px 0;
    border-radius:0}section{padding:16px}.controls{gap:4px;padding:8px 10px}
    .controls button{min-width:44px}.controls output{min-width:3.2em}}
    @media print{body{padding:0;background:none}.controls,.book{display:none}main{display:block}.source{max-height:none;
    overflow:visible;position:static}section,section[hidden]{display:block;break-before:page;border:0}
    .scroll svg,.wide svg{max-width:100%;max-height:110mm}
    h2,h3{break-after:avoid}figure,dl,li,.console{break-inside:avoid}
    .source ol{min-width:0}.source li{white-space:pre-wrap}}

    """

  /// What the index of a book has beside.
  static let book = """
    .find{position:sticky;top:0;background:var(--paper);padding:8px 20px}
    .find input{width:100%;font:inherit;padding:10px 12px;min-height:44px;border:1px solid var(--line);border-radius:8px;
    background:var(--card);color:var(--ink)}
    .find input::placeholder{color:var(--mute);opacity:1}
    .subjects{display:block;padding:0 20px}
    .subjects ul{list-style:none;padding:0}
    .subjects li{padding:4px 0}
    .subjects li p{margin:0;color:var(--mute);font-size:15px}
    .subjects li a{display:inline-block;padding:6px 0}
    .jump{padding:0 20px 8px}
    .jump a{display:inline-block;margin:0 14px 0 0;line-height:44px}

    """
}

/// The scripts of pages: they show and hide, and draw nothing.
enum PageScript {
  static let step = """
    (() => {
      'use strict';
      const steps = [...document.querySelectorAll('section[id^="step-"]')];
      const links = [...document.querySelectorAll('[data-step]')];
      const source = document.querySelector('.source');
      const controls = document.querySelector('.controls');
      const slider = controls.querySelector('input');
      const count = controls.querySelector('output');
      const buttons = [...controls.querySelectorAll('button')];
      const last = steps.length - 1;
      let at = 0;
      function show(wanted, isNew) {
        at = Math.max(0, Math.min(last, wanted));
        steps.forEach((section, row) => { section.hidden = row !== at; });
        links.forEach(link => {
          if (Number(link.dataset.step) === at) link.setAttribute('aria-current', 'step');
          else link.removeAttribute('aria-current');
        });
        const here = links.find(link => link.hasAttribute('aria-current'));
        if (here) {
          const above = here.getBoundingClientRect().top - source.getBoundingClientRect().top;
          if (above < 0 || above > source.clientHeight - 40) source.scrollTop += above - source.clientHeight / 2;
        }
        slider.value = at;
        count.textContent = at === 0 ? 'launch' : at + ' / ' + last;
        buttons[0].disabled = buttons[1].disabled = at === 0;
        buttons[2].disabled = buttons[3].disabled = at === last;
        if (isNew) history.replaceState(null, '', '#step-' + at);
      }
      function fromAddress() {
        const found = /^#step-(\\d+)$/.exec(location.hash);
        return found ? Number(found[1]) : null;
      }
      const ways = { first: () => 0, back: () => at - 1, forward: () => at + 1, last: () => last };
      buttons.forEach(button => button.addEventListener('click', () => show(ways[button.dataset.go](), true)));
      slider.addEventListener('input', () => show(Number(slider.value), true));
      addEventListener('hashchange', () => show(fromAddress() ?? at, false));
      links.forEach(link => link.addEventListener('click', event => {
        event.preventDefault();
        show(Number(link.dataset.step), true);
      }));
      addEventListener('keydown', event => {
        if (event.altKey || event.ctrlKey || event.metaKey || event.target.closest('input, textarea, select, pre')) return;
        const wanted = {
          ArrowLeft: at - 1, k: at - 1, ArrowRight: at + 1, j: at + 1, Home: 0, End: last
        }[event.key];
        if (wanted === undefined) return;
        event.preventDefault();
        show(wanted, true);
      });
      controls.hidden = false;
      show(fromAddress() ?? Number(document.body.dataset.start), false);
    })();

    """

  static let find = """
    (() => {
      'use strict';
      const field = document.querySelector('.find input');
      const said = document.querySelector('.find output');
      const entries = [...document.querySelectorAll('.subjects li')];
      const texts = entries.map(entry => entry.textContent.toLowerCase() + ' ' + entry.dataset.path.toLowerCase());
      function find() {
        const words = field.value.toLowerCase().split(/\\s+/).filter(word => word);
        let found = 0;
        entries.forEach((entry, row) => {
          entry.hidden = !words.every(word => texts[row].includes(word));
          if (!entry.hidden) found += 1;
        });
        document.querySelectorAll('.subjects section').forEach(part => {
          part.hidden = ![...part.querySelectorAll('li')].some(entry => !entry.hidden);
        });
        said.textContent = words.length ? found + (found === 1 ? ' scenario' : ' scenarios') : '';
      }
      document.querySelector('.find').hidden = false;
      field.addEventListener('input', find);
      find();
    })();

    """
}

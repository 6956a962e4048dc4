# Who presents, for each controller of the tree that `WhoPresentsBench.swift` prints: the farthest parent, and the first that
# defines a context. Prints of each the sum of the answers, each times its row, and the nanoseconds a controller, inside the program.
. as {$parents, $defines}
| ($parents | length) as $count
| now as $begin
| reduce range($count) as $row (0; . + $row * ($row | until($parents[.] < 0; $parents[.])))
| . as $tops
| now as $middle
| reduce range($count) as $row (0; . + $row * ($row | until($defines[.] or $parents[.] < 0; $parents[.])))
| . as $definers
| now as $over
| "\($tops) \(($middle - $begin) * 1e9 / $count)", "\($definers) \(($over - $middle) * 1e9 / $count)"

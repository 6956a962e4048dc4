; The outline of a file in Zed.
(outline name: (identifier) @name class: (type) @context) @item
(statement "class" @context (type) @name) @item
(statement function: (identifier) @name) @item

/*
 * The colours of the site, the only place where one is written. Pages, map, mark, icons, social cards and the web manifest take
 * them from here. A build names each pair of text and ground that is below a contrast of 4.5 to 1.
 */
@theme {
  --color-*: initial;
  --color-white: #fff;
  --color-ink: #14242b;
  --color-slate: #2d424b;
  --color-mist: #5a6d75;
  --color-line: #cfdcdc;
  --color-foam: #f3f8f7;
  --color-glass: #dcecea;
  --color-sea: #0e6a6c;
  --color-deep: #0a4a50;
  --color-sand: #e9d7b4;
  --color-sandstone: #c6934f;
  --color-go: #15733b;
  --color-go-dark: #0f5a2d;
  --color-warn: #b3261e;
  --color-warn-tint: #fdecea;
  --color-water: #4f7f86;
  --color-shore: #4d8a8a;
  --color-land: #fbfaf6;
  --color-dot: #9fb0b2;
  --color-best: #bfe0c8;
  --color-fine: #e8efee;
  --color-wait: #f3e6cb;
  --color-go-tint: #e9f4ec;
}

/* What marks this business beside its colours: the line beneath an opening, the part of the quiz still to come, the list marker. */
:root {
  --strip: linear-gradient(90deg, var(--color-sea) 0 61.8%, var(--color-sandstone) 61.8%);
  --strip-ahead: var(--color-line);
  --marker: linear-gradient(90deg, var(--color-sea) 0 40%, var(--color-sandstone) 40%);
}

import { modulesByPath } from './source-modules.ts';

const BOX = { width: 210, height: 48 };
const ROW = 96;
const COLUMN = 250;
const MARGIN = 24;

/** Every room's imports of other rooms. */
export type Arrows = ReadonlyMap<string, ReadonlySet<string>>;

const isRoom =
  /^(?:core\/[\w-]+|commands|generator|pack|pipeline|review|server|site|snapshots|src|supabase)(?=\/)/;
const roomOf = (path: string) => isRoom.exec(path)?.[0];

/** Tests, and the pack's own pages, which use the layout above them. */
const isLeftOut = /\.test\.tsx?$|\/tests\/|^site\/pages\//;

/** Reads which room imports which. */
export function readArrows(): Arrows {
  const arrows = new Map<string, Set<string>>();
  for (const { path, imports } of modulesByPath().values()) {
    const from = roomOf(path);
    if (from === undefined || isLeftOut.test(path)) continue;
    const reached = arrows.get(from) ?? new Set();
    arrows.set(from, reached);
    for (const { target } of imports) {
      const to = roomOf(target);
      if (to !== undefined && to !== from) reached.add(to);
    }
  }
  return arrows;
}

/** Returns the rooms that can be reached from one, it included. */
function reachedFrom(arrows: Arrows, room: string): Set<string> {
  const found = new Set<string>();
  const visit = (next: string) => {
    if (found.has(next)) return;
    found.add(next);
    arrows.get(next)?.forEach(visit);
  };
  visit(room);
  return found;
}

/** Drops each arrow that a chain of others implies. */
function withoutShortcuts(arrows: Arrows): Arrows {
  const isImplied = (from: string, to: string) =>
    [...(arrows.get(from) ?? [])].some(
      (other) => other !== to && reachedFrom(arrows, other).has(to),
    );
  return new Map(
    [...arrows].map(([from, all]) => [
      from,
      new Set([...all].filter((to) => !isImplied(from, to))),
    ]),
  );
}

/**
 * Draws the rooms as SVG: a room stands above all that it imports. An arrow that a chain of others
 * implies is left out.
 */
export function drawRooms(arrows: Arrows): string {
  const drawn = withoutShortcuts(arrows);
  const lowest = (room: string): number =>
    1 + Math.max(-1, ...[...(drawn.get(room) ?? [])].map(lowest));
  const usersOf = (room: string) =>
    [...drawn.keys()].filter((user) => drawn.get(user)?.has(room));
  /** Just below the lowest of the rooms that import it, so that no arrow runs behind a room. */
  const floorOf = (room: string) => {
    const users = usersOf(room).map(lowest);
    return users.length > 0 ? Math.min(...users) - 1 : lowest(room);
  };
  const floors = Map.groupBy([...drawn.keys()].sort(), floorOf);
  const widest = Math.max(...[...floors.values()].map(({ length }) => length));
  const width = widest * COLUMN + MARGIN;
  const height = floors.size * ROW + MARGIN;
  const places = new Map(
    [...floors].flatMap(([floor, rooms]) =>
      rooms.map((room, index) => [
        room,
        {
          x: width / 2 + (index - (rooms.length - 1) / 2) * COLUMN,
          y: height - MARGIN - BOX.height - floor * ROW,
        },
      ]),
    ),
  );
  const placeOf = (room: string) => places.get(room) ?? { x: 0, y: 0 };
  const lines = [...drawn].flatMap(([from, all]) =>
    [...all].map((to) => {
      const [start, end] = [placeOf(from), placeOf(to)];
      return `<path d="M${start.x} ${start.y + BOX.height}L${end.x} ${end.y - 4}"/>`;
    }),
  );
  const boxes = [...places].map(
    ([room, { x, y }]) =>
      `<rect x="${x - BOX.width / 2}" y="${y}" width="${BOX.width}" height="${BOX.height}" rx="8"/>\n` +
      `<text x="${x}" y="${y + 30}">${room}/</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="The rooms and what imports what">
<defs><marker id="a" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8z" fill="#46606a"/></marker></defs>
<rect width="${width}" height="${height}" fill="#f3f8f7"/>
<g stroke="#46606a" stroke-width="1.6" marker-end="url(#a)">
${lines.join('\n')}
</g>
<g fill="#fff" stroke="#0a4a50" stroke-width="1.5" font-family="system-ui, sans-serif" font-size="17" font-weight="700" text-anchor="middle">
${boxes.join('\n').replaceAll('<text', '<text fill="#12262c" stroke="none"')}
</g>
</svg>
`;
}

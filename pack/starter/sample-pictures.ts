import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

const WIDTH = 1600;
const HEIGHT = 1200;

/** Returns an SVG of a house front in flat colours, which nobody would take for a photograph. */
function house({
  sky,
  wall,
  roof,
  ground,
}: Readonly<Record<'sky' | 'wall' | 'roof' | 'ground', string>>): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<rect width="1600" height="1200" fill="${sky}"/>
<rect y="900" width="1600" height="300" fill="${ground}"/>
<path d="M250 520 800 180l550 340Z" fill="${roof}"/>
<rect x="330" y="520" width="940" height="400" fill="${wall}"/>
<path d="M430 600h180v150H430zM990 600h180v150H990z" fill="#dcecea"/>
<path d="M720 640h160v280H720z" fill="${roof}"/></svg>`;
}

const samples = {
  'work-before': {
    sky: '#c9d3d6',
    wall: '#a9a896',
    roof: '#4a5148',
    ground: '#5f6b55',
  },
  'work-after': {
    sky: '#d6e8f0',
    wall: '#f3efe4',
    roof: '#46586b',
    ground: '#b9b1a0',
  },
};

/** Draws the pictures that a starter pack shows until photographs replace them. */
export async function drawSamplePictures(folder: string): Promise<void> {
  const { default: sharp } = await import('sharp');
  mkdirSync(folder, { recursive: true });
  for (const [name, colours] of Object.entries(samples)) {
    const drawing = sharp(Buffer.from(house(colours))).jpeg({ quality: 82 });
    await drawing.toFile(join(folder, `${name}.jpg`));
  }
}

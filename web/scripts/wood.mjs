// Draws the boards of the table, by day and by candle light, into src/theme: node scripts/wood.mjs
// Drawn once and kept as pictures: a browser lays down a picture far sooner than it computes grain for every repaint.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { chromium } from 'playwright-core';

const WIDE = 960;
const BOARD = 120;
const BOARDS = 4;
const HIGH = BOARD * BOARDS;
const QUALITY = 62;

const lights = {
  light: { base: ['#99643a', '#935e35', '#9d693e', '#8f5a31'], grain: '#32190a', strength: 0.5, gap: '#3a200e', shine: 0.13 },
  dark: { base: ['#3b2717', '#362314', '#40291a', '#332011'], grain: '#0c0502', strength: 0.55, gap: '#120a04', shine: 0.06 },
};

/** Boards of one colour each; the same grain is shifted for each of them, so that no two look alike. */
function drawing({ base, grain, strength, gap, shine }) {
  const joints = [250, 690, 90, 520];
  const board = (place) => {
    const y = place * BOARD;
    return `
      <rect x="0" y="${y}" width="${WIDE}" height="${BOARD}" fill="${base[place]}"/>
      <rect x="0" y="${y}" width="${WIDE}" height="${BOARD}" filter="url(#grain${place})"/>
      <rect x="0" y="${y}" width="${WIDE}" height="2" fill="#fff" opacity="${shine}"/>
      <rect x="0" y="${y + BOARD - 2.5}" width="${WIDE}" height="2.5" fill="${gap}" opacity="0.75"/>
      <rect x="${joints[place]}" y="${y}" width="2" height="${BOARD}" fill="${gap}" opacity="0.7"/>
      <rect x="${joints[place] + 2}" y="${y}" width="1" height="${BOARD}" fill="#fff" opacity="${shine}"/>
      ${[-9, 11].map((by) => [22, BOARD - 24].map((down) => `<circle cx="${joints[place] + 1 + by}" cy="${y + down}" r="2.2" fill="${gap}" opacity="0.65"/>`).join('')).join('')}`;
  };
  // The noise becomes the alpha of the grain's ink.
  const filter = (place) => `
    <filter id="grain${place}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">
      <feTurbulence type="fractalNoise" baseFrequency="0.0024 0.12" numOctaves="4" seed="${7 + place * 13}" stitchTiles="stitch"/>
      <feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  ${2.6 * strength} 0 0 0 ${-0.95 * strength}" result="mask"/>
      <feFlood flood-color="${grain}"/>
      <feComposite in2="mask" operator="in"/>
    </filter>`;
  const places = Array.from({ length: BOARDS }, (_, place) => place);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${HIGH}"><defs>${places.map(filter).join('')}</defs>${places.map(board).join('')}</svg>`;
}

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage({ viewport: { width: WIDE, height: HIGH } });
const camera = await page.context().newCDPSession(page);
for (const [light, wood] of Object.entries(lights)) {
  await page.setContent(`<body style="margin:0">${drawing(wood)}`);
  const { data } = await camera.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  const bytes = Buffer.from(data, 'base64');
  writeFileSync(fileURLToPath(new URL(`../src/theme/wood-${light}.webp`, import.meta.url)), bytes);
  console.log(`src/theme/wood-${light}.webp ${bytes.length} bytes`);
  if (process.env.SHOW) await page.screenshot({ path: `${process.env.SHOW}/wood-${light}.png` });
}
await browser.close();

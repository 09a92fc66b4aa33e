/** A score as a PNG: drawn on a canvas, so that it looks the same wherever it is sent. */

import { drawn } from '../art/pictures.svelte';
import type { Kind } from '../charts/bars';
import type { Counted } from '../games/box';

export interface ScorePicture {
  title: string;
  heading: string;
  rows: { seat: number; name: string; counted: Counted }[];
  foot: string;
  direction: 'ltr' | 'rtl';
  number: (value: number) => string;
}

const WIDTH = 1080;
const EDGE = 60;
const ROW = 150;
const HEAD = 270;
const COLOURS: Record<Kind, string> = { pieces: '#3d6b35', risk: '#9a2a20', coins: '#8a5d00', titles: '#274a7a', sets: '#6a3d8c', tasks: '#33302c' };
const VOICE = `'Iowan Old Style', Palatino, Georgia, 'Noto Serif', 'Noto Naskh Arabic', serif`;
const PLAIN = `system-ui, 'Noto Sans', 'Noto Sans Arabic', sans-serif`;

async function image(name: string): Promise<HTMLImageElement> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="150" height="150" fill="none" stroke="#3b2413" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">${drawn(name)}</svg>`;
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await picture.decode();
  return picture;
}

export async function pictureOf(score: ScorePicture): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEAD + score.rows.length * ROW + 110;
  const pen = canvas.getContext('2d')!;
  const boar = await image('boar');
  pen.fillStyle = '#fbf3df';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.strokeStyle = '#5b3a1e';
  pen.lineWidth = 16;
  pen.strokeRect(8, 8, canvas.width - 16, canvas.height - 16);
  const rtl = score.direction === 'rtl';
  const [start, end] = rtl ? [WIDTH - EDGE, EDGE] : [EDGE, WIDTH - EDGE];
  pen.direction = score.direction;
  const write = (text: string, x: number, y: number, font: string, align: CanvasTextAlign, colour = '#2e1f12', most = WIDTH - 2 * EDGE) => {
    pen.font = font;
    pen.textAlign = align;
    pen.fillStyle = colour;
    pen.fillText(text, x, y, most);
  };
  pen.drawImage(boar, rtl ? EDGE : WIDTH - EDGE - 150, 45, 150, 150);
  write(score.heading, start, 120, `700 58px ${VOICE}`, 'start', undefined, WIDTH - 2 * EDGE - 180);
  write(score.title, start, 185, `30px ${PLAIN}`, 'start', '#5f4a33', WIDTH - 2 * EDGE - 180);
  drawKey(pen, score, start, rtl, write);
  score.rows.forEach((row, place) => drawRow(pen, score, row, HEAD + place * ROW, start, end, rtl, write));
  write(score.foot, WIDTH / 2, canvas.height - 45, `700 30px ${VOICE}`, 'center', '#5f4a33');
  return await new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'));
}

type Write = (text: string, x: number, y: number, font: string, align: CanvasTextAlign, colour?: string, most?: number) => void;

/** What the colours of the bars stand for. */
function drawKey(pen: CanvasRenderingContext2D, { rows }: ScorePicture, start: number, rtl: boolean, write: Write): void {
  const used = (rows[0]?.counted.parts ?? []).filter(({ label }) => rows.some((row) => row.counted.parts.some((part) => part.label === label && part.value)));
  let x = start;
  for (const { kind, label } of used) {
    const sign = rtl ? -1 : 1;
    pen.fillStyle = COLOURS[kind];
    pen.fillRect(rtl ? x - 24 : x, 214, 24, 24);
    write(label, x + sign * 34, 235, `24px ${PLAIN}`, 'start', '#5f4a33');
    x += sign * (34 + pen.measureText(label).width + 26);
  }
}

function drawRow(pen: CanvasRenderingContext2D, score: ScorePicture, { name, counted }: ScorePicture['rows'][number], top: number, start: number, end: number, rtl: boolean, write: Write): void {
  const positive = (one: Counted) => one.parts.reduce((sum, part) => sum + Math.max(0, part.value), 0);
  const most = Math.max(1, ...score.rows.map((row) => positive(row.counted)));
  write(`${score.number(counted.place)}. ${name}`, start, top + 50, `700 40px ${PLAIN}`, 'start', undefined, 700);
  write(score.number(counted.total), end, top + 50, `700 46px ${PLAIN}`, 'end');
  let x = start;
  for (const part of counted.parts) {
    const width = (Math.abs(part.value) / most) * (WIDTH - 2 * EDGE);
    if (width <= 0) continue;
    // What is taken away stands below the line.
    const [y, height] = part.value < 0 ? [top + 122, 14] : [top + 68, 48];
    const left = rtl ? (part.value < 0 ? start - width : x - width) : part.value < 0 ? start : x;
    pen.fillStyle = COLOURS[part.kind];
    pen.fillRect(left, y, width - 3, height);
    if (part.value < 0) continue;
    if (width > 50) write(score.number(part.value), left + width / 2, top + 102, `700 28px ${PLAIN}`, 'center', '#ffffff', width - 8);
    x += rtl ? -width : width;
  }
}

/** By the phone's own way of sharing; where there is none, into a file. */
export async function shareOrSave(picture: Blob, file: string, text: string): Promise<'shared' | 'saved'> {
  const files = [new File([picture], file, { type: 'image/png' })];
  if (navigator.canShare?.({ files })) {
    try {
      await navigator.share({ files, text });
      return 'shared';
    } catch (trouble) {
      if ((trouble as Error).name === 'AbortError') return 'shared';
    }
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = file;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return 'saved';
}

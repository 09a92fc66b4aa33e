// How large is the client? Gzip sizes of everything in dist, and of what the door needs.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const sizes = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((file) => file.isFile())
  .map((file) => join(file.parentPath, file.name))
  .map((path) => [path.slice(dist.length), gzipSync(readFileSync(path)).length])
  .sort((a, b) => b[1] - a[1]);
for (const [path, size] of sizes) console.log(String(size).padStart(7), path);
console.log(String(sizes.reduce((sum, [, size]) => sum + size, 0)).padStart(7), 'in all');

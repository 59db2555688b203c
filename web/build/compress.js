// Puts a compressed copy beside every built text file: the server sends it as it is.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const TEXT = /\.(html|js|css|svg|json|txt|webmanifest)$/;

function compress(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) compress(path);
    else if (TEXT.test(name)) {
      const text = readFileSync(path);
      writeFileSync(`${path}.br`, brotliCompressSync(text));
      writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
    }
  }
}

compress(join(import.meta.dirname, '../dist'));

// A server of its own for every test file, with a fresh database.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// While working on the client, PREVIEW=1 shows web/dist as it is, without a new program.
const PREVIEW = process.env.PREVIEW === '1';
export const PROGRAM = process.env.AZULEJO ?? join(import.meta.dirname, '../../target/debug/azulejo');

// Tests ask faster than people do.
const FAST = '{ per_second = 100000.0, at_once = 100000.0 }';
const CONFIG = `[limits]
requests = ${FAST}
guests = ${FAST}
tables = ${FAST}
chat = ${FAST}
hints = ${FAST}
`;

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

export class House {
  static async open() {
    const house = new House();
    house.folder = mkdtempSync(join(tmpdir(), 'azulejo-web-'));
    house.port = await freePort();
    house.address = `http://127.0.0.1:${house.port}`;
    writeFileSync(join(house.folder, 'config.toml'), CONFIG);
    await house.start();
    if (PREVIEW) await house.preview();
    return house;
  }

  async start() {
    const options = ['--bind', `127.0.0.1:${this.port}`, '--database', join(this.folder, 'tables.db')];
    this.process = spawn(PROGRAM, ['serve', ...options, '--config', join(this.folder, 'config.toml')], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.ended = once(this.process, 'exit');
    // It says where it listens when it does.
    await Promise.race([
      once(this.process.stdout, 'data'),
      this.ended.then(() => Promise.reject(new Error('the server did not start'))),
    ]);
  }

  async preview() {
    const { preview } = await import('vite');
    const target = `http://127.0.0.1:${this.port}`;
    this.shown = await preview({
      logLevel: 'silent',
      root: join(import.meta.dirname, '..'),
      preview: { host: '127.0.0.1', port: await freePort(), proxy: { '/api': { target, ws: true } } },
    });
    this.address = this.shown.resolvedUrls.local[0].replace(/\/$/, '');
  }

  /** As if somebody had pulled the plug. */
  async kill() {
    this.process.kill('SIGKILL');
    await this.ended;
  }

  async close() {
    this.shown?.httpServer.closeAllConnections();
    await this.shown?.close();
    await this.kill();
    rmSync(this.folder, { recursive: true });
  }
}

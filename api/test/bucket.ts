import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BucketSettings } from '../src/photos/bucket/bucket-url';

export interface TestBucket {
  readonly settings: BucketSettings;
  /** What it was asked since its start: 'GET /photos/public/…'. */
  readonly asked: readonly string[];
  /** Says of all files in it that they were written at this moment. */
  age(then: Date): Promise<void>;
  stop(): Promise<void>;
}

/** A server that speaks S3, with an empty bucket. */
export async function startBucket(): Promise<TestBucket> {
  // Only tests that need it wait until it is loaded.
  const { default: S3rver } = await import('@20minutes/s3rver');
  const directory = await mkdtemp(join(tmpdir(), 'aaspaas-bucket-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'photos' }],
    // It leaves out the last slash of the url of a list when it checks its signature, and only then.
    allowMismatchedSignatures: true,
  });
  const { port } = await server.run();
  const asked: string[] = [];
  server.httpServer.on('request', ({ method, url }) => void asked.push(`${method} ${url}`));
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}/photos`,
      region: 'us-east-1',
      keyId: 'S3RVER',
      secret: 'S3RVER',
    },
    asked,
    age: async (then) => {
      for (const name of await readdir(directory, { recursive: true }))
        if (name.endsWith('_object')) await utimes(join(directory, name), then, then);
    },
    stop: async () => {
      server.httpServer.closeAllConnections();
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}

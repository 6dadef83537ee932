/** A bucket of S3, and the key that opens it. */
export interface BucketSettings {
  /** Of the bucket, without the key. */
  readonly endpoint: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
}

export const bucketExample = 'an address like https://KEY:SECRET@host/bucket?region=ap-south-1';

/** What S3_URL says. What has another meaning in a url, such as the / in many secrets, is written as %2F. */
export function readBucket(text: string): BucketSettings | null {
  if (!URL.canParse(text) || !/^https?:/i.test(text)) return null;
  const { origin, pathname, username, password, searchParams } = new URL(text);
  const [, bucket = '', ...more] = pathname.replace(/\/$/, '').split('/');
  const [keyId, secret] = [decode(username), decode(password)];
  if (!keyId || !secret || !bucket || more.length > 0) return null;
  return {
    endpoint: `${origin}/${bucket}`,
    region: searchParams.get('region') ?? 'us-east-1',
    keyId,
    secret,
  };
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { BucketAddress } from './bucketAddress'

interface StoredObject {
  content: Buffer
  type: string
  cacheControl: string
  /** Where who asks is led: stores that serve sites answer a redirect. */
  to?: string | undefined
}

/** Part of a store of the S3 kind. */
export interface Bucket {
  get(key: string): Promise<Buffer | undefined>
  put(key: string, object: StoredObject): Promise<void>
  remove(key: string): Promise<void>
  close(): void
}

/**
 * Opens a store: Amazon's, or another's at an endpoint. Region, endpoint and who asks come from the environment as the AWS SDK reads it.
 * @param endpoint stands over that of the environment
 */
export function openBucket({ bucket, prefix }: BucketAddress, endpoint: string | undefined): Bucket {
  const other = endpoint ?? process.env['AWS_ENDPOINT_URL_S3'] ?? process.env['AWS_ENDPOINT_URL']
  // Of versions to come; this one is pinned, and runs on every Node that the program runs on.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true'
  const client = new S3Client({
    // Those of others seldom have a name for each bucket, and no region that one would know.
    ...(other && { endpoint: other, forcePathStyle: true }),
    ...(other && !process.env['AWS_REGION'] && { region: 'us-east-1' }),
    // Not every store knows the checksums that Amazon's takes since 2025.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const at = (key: string) => ({ Bucket: bucket, Key: prefix + key })
  return {
    async get(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand(at(key)))
        return Body && Buffer.from(await Body.transformToByteArray())
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined
        throw error
      }
    },
    async put(key, { content, type, cacheControl, to }) {
      const told = {
        ContentType: type,
        CacheControl: cacheControl,
        ...(to && { WebsiteRedirectLocation: to }),
      }
      await client.send(new PutObjectCommand({ ...at(key), Body: content, ...told }))
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)))
    },
    close: () => client.destroy(),
  }
}

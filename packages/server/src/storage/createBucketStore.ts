import { S3mini } from 's3mini'
import { getMediaType } from './PictureStorage.ts'
import type { BucketStore } from './fileStores.ts'

export type BucketConfig = {
  /** URL of the service without the bucket: `https://s3.example.com`. */
  endpoint: string
  name: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const TIMEOUT_MILLISECONDS = 30_000

/**
 * Stores pictures in a private S3-compatible bucket. Objects appear only when complete, but a failed upload may have
 * succeeded on the server, so its object is deleted.
 */
export function createBucketStore({ endpoint, name: bucket, ...access }: BucketConfig): BucketStore {
  const s3 = new S3mini({
    ...access,
    endpoint: `${endpoint.replace(/\/$/, '')}/${bucket}`,
    requestAbortTimeout: TIMEOUT_MILLISECONDS,
  })
  const remove = async (name: string) => void (await s3.deleteObject(name))
  return {
    write: async (name, picture) => {
      try {
        await s3.putObject(name, new Uint8Array(picture), getMediaType(name))
      } catch (error) {
        await s3.deleteObject(name).catch(() => undefined)
        throw error
      }
    },
    read: async (name) => {
      const bytes = await s3.getObjectArrayBuffer(name)
      return bytes === null ? undefined : Buffer.from(bytes)
    },
    remove,
    retire: remove,
    list: async () => ((await s3.listObjects()) ?? []).map(({ Key }) => Key),
  }
}

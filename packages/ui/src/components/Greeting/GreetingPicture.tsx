import type { Settings } from '@maktab/contract/schema'
import { useState } from 'react'
import { useTextAttributes } from '../Bdi/useTextAttributes.ts'
import { breakpoints } from '#theme/breakpoints.ts'
import { Picture } from './Greeting.styles.ts'

export type FrontPicture = NonNullable<Settings['frontPicture']>

type GreetingPictureProps = {
  picture: FrontPicture
  /** It is seen first, and is fetched before what is further down. */
  isSeenFirst: boolean
}

/** A wide picture at the head of the greeting: the small one on a phone, and nothing where it can’t be had. */
export function GreetingPicture({ picture, isSeenFirst }: GreetingPictureProps) {
  const tongueOf = useTextAttributes()
  const [brokenUrl, setBrokenUrl] = useState<string>()
  const { url, width, height, small, description } = picture
  if (url === brokenUrl) return null
  const smaller = small && small.width < width ? small : undefined
  return (
    <Picture>
      {smaller && <source media={`(max-width: ${breakpoints.sm - 0.02}px)`} srcSet={smaller.url} />}
      <img
        {...(smaller && {
          srcSet: `${smaller.url} ${smaller.width}w, ${url} ${width}w`,
          sizes: `(min-width: ${breakpoints.lg}px) 48rem, 100vw`,
        })}
        src={url}
        width={width}
        height={height}
        alt={description ?? ''}
        {...(description !== undefined && tongueOf(description))}
        {...(isSeenFirst ? { loading: 'eager', fetchPriority: 'high' } : { loading: 'lazy' })}
        onError={() => setBrokenUrl(url)}
      />
    </Picture>
  )
}

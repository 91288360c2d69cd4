import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { productName } from '#lib/school/schoolSettings.ts'
import { useTextAttributes } from '../Bdi/useTextAttributes.ts'
import { About, Background, Motto, Name, Root, Words, Picture } from './Greeting.styles.ts'
import type { Settings } from '@maktab/contract/schema'
import { breakpoints } from '#theme/breakpoints.ts'

type GreetingProps = {
  name: string
  motto: string | undefined
  about: string | undefined
  picture?: FrontPicture | undefined
  /** Whether it stands on the first screen of its page. */
  isSeenFirst?: boolean
  /** Where one goes from here. */
  children?: ReactNode
}

/** How a school greets whoever comes by: its name, what it is about, and what it is; without words of its own in ours. */
export function Greeting({ name, motto, about, picture, isSeenFirst = false, children }: GreetingProps) {
  const tongueOf = useTextAttributes()
  const called = name || productName
  return (
    <Root>
      <Background aria-hidden />
      {picture && <GreetingPicture picture={picture} isSeenFirst={isSeenFirst} />}
      <Words>
        <Name {...tongueOf(called)}>{called}</Name>
        {motto ? (
          <Motto {...tongueOf(motto)}>{motto}</Motto>
        ) : (
          <Motto>
            <Trans>One lesson at a time.</Trans>
          </Motto>
        )}
        {about ? (
          <About {...tongueOf(about)}>{about}</About>
        ) : (
          <About>
            <Trans>An online school: live lessons with a teacher, at hours that are agreed with you.</Trans>
          </About>
        )}
        {children}
      </Words>
    </Root>
  )
}

type FrontPicture = NonNullable<Settings['frontPicture']>

type GreetingPictureProps = {
  picture: FrontPicture
  /** It is seen first, and is fetched before what is further down. */
  isSeenFirst: boolean
}

/** A wide picture at the head of the greeting: the small one on a phone, and nothing where it can’t be had. */
function GreetingPicture({ picture, isSeenFirst }: GreetingPictureProps) {
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

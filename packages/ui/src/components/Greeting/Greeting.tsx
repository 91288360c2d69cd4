import { css, styled } from 'styled-components'
import { mediaDown, mediaUp, tokens, breakpoints } from '#theme/tokens.ts'
import { matchParentAlignment } from '#theme/mixins.ts'
import { pattern } from '#theme/pattern.ts'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { productName } from '#lib/school/schoolSettings.ts'
import { useTextAttributes } from '../Bdi/Bdi.tsx'
import type { Settings } from '@maktab/contract/schema'

/** As wide as the place that it has; a page lets its ground go on to the edges of the window. */
const Root = styled.div`
  position: relative;
  min-inline-size: 0;
  padding: ${tokens.space[12]};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.brandSoft};
  color: ${tokens.color.onBrandSoft};
  isolation: isolate;

  ${mediaDown('md')} {
    padding: ${tokens.space[8]} ${tokens.space[5]};
  }
`

const Background = styled.div`
  ${pattern}
  position: absolute;
  inset: 0;
  z-index: -1;
  border-radius: inherit;
  opacity: 0.1;
`

/** Where the page is dark, a bright picture glares. */
const dimmed = css`
  filter: brightness(0.8);
`

/** Its place is there before it is; what doesn’t fit is cut off above and below. */
const Picture = styled.picture`
  display: block;
  margin-block-end: ${tokens.space[6]};

  > img {
    display: block;
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 16 / 9;
    border-radius: ${tokens.radius.lg};
    object-fit: cover;

    ${mediaUp('sm')} {
      aspect-ratio: 21 / 9;
    }
    /* Lower, so that what one can do next is on the first screen of a desk. */
    ${mediaUp('lg')} {
      aspect-ratio: 8 / 3;
    }
    @media screen {
      :root[data-scheme='dark'] & {
        ${dimmed}
      }
    }
    @media screen and (prefers-color-scheme: dark) {
      :root:not([data-scheme='light']) & {
        ${dimmed}
      }
    }
  }
`

const Words = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  max-inline-size: 38rem;
  overflow-wrap: anywhere;
`

const Name = styled.p`
  font-weight: ${tokens.weight.semibold};
  ${matchParentAlignment}
`

const Motto = styled.h2`
  max-inline-size: 20ch;
  font-size: clamp(2rem, 1.2rem + 3vw, 3.25rem);
  letter-spacing: -0.015em;
  ${matchParentAlignment}

  /* Joined letters are not to be pushed into each other. */
  &:lang(ur),
  &:lang(ar) {
    max-inline-size: 24ch;
    font-size: clamp(1.75rem, 1.1rem + 2.4vw, 2.75rem);
    letter-spacing: normal;
  }
`

const About = styled.p`
  font-size: ${tokens.text.lg};
  white-space: pre-line;
  ${matchParentAlignment}
`

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

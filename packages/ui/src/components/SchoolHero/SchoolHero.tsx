import { css, styled } from 'styled-components'
import { mediaDown, mediaUp, tokens, breakpoints } from '#theme/tokens.ts'
import { matchParentAlignment } from '#theme/mixins.ts'
import { backgroundPattern } from '#theme/backgroundPattern.ts'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { productName } from '#lib/school/schoolSettings.ts'
import { useTextAttributes } from '../Bdi/Bdi.tsx'
import type { Settings } from '@maktab/contract/schema'
import type { LocalizedText } from '@maktab/shared/pickTranslation'

/** Fills its container; a page may extend the background to the window's edges. */
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
  ${backgroundPattern}
  position: absolute;
  inset: 0;
  z-index: -1;
  border-radius: inherit;
  opacity: 0.1;
`

/** Dims bright pictures in the dark scheme. */
const dimmed = css`
  filter: brightness(0.8);
`

/** Reserves the picture's space and crops it at the top and bottom. */
const Picture = styled.picture`
  display: block;
  margin-block-end: ${tokens.space[6]};

  > img {
    display: block;
    inline-size: 100%;
    /* Low on phones, so that the text and the buttons are on the first screen. */
    block-size: 120px;
    border-radius: ${tokens.radius.lg};
    object-fit: cover;

    ${mediaUp('sm')} {
      block-size: auto;
      aspect-ratio: 21 / 9;
    }
    /* Lower on desktops, so that the buttons are above the fold. */
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

const TextBlock = styled.div`
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

  /* Joined scripts keep their normal letter spacing. */
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
  motto: LocalizedText | undefined
  about: LocalizedText | undefined
  picture?: FrontPicture | undefined
  /** Whether it is above the fold. */
  isPriority?: boolean
  /** Facts about the school, before its description, so that a phone shows them without scrolling. */
  facts?: ReactNode
  /** Buttons or links. */
  children?: ReactNode
}

/** A school's name, motto and description, with default texts. */
export function SchoolHero({ name, motto, about, picture, isPriority = false, facts, children }: GreetingProps) {
  const getTextAttributes = useTextAttributes()
  const displayName = name || productName
  return (
    <Root>
      <Background aria-hidden />
      {picture && <GreetingPicture picture={picture} isSeenFirst={isPriority} />}
      <TextBlock>
        <Name {...getTextAttributes(displayName)}>{displayName}</Name>
        {motto ? (
          <Motto {...getTextAttributes(motto)}>{motto.text}</Motto>
        ) : (
          <Motto>
            <Trans>One lesson at a time.</Trans>
          </Motto>
        )}
        {facts}
        {about ? (
          <About {...getTextAttributes(about)}>{about.text}</About>
        ) : (
          <About>
            <Trans>Live online lessons with a teacher, at times that suit you.</Trans>
          </About>
        )}
        {children}
      </TextBlock>
    </Root>
  )
}

type FrontPicture = NonNullable<Settings['frontPicture']>

type GreetingPictureProps = {
  picture: FrontPicture
  /** Whether it is above the fold and loads first. */
  isSeenFirst: boolean
}

/** Wide picture above the greeting, with a smaller variant for phones; hidden if it can't be loaded. */
function GreetingPicture({ picture, isSeenFirst }: GreetingPictureProps) {
  const getTextAttributes = useTextAttributes()
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
        {...(description !== undefined && getTextAttributes(description))}
        {...(isSeenFirst ? { loading: 'eager', fetchPriority: 'high' } : { loading: 'lazy' })}
        onError={() => setBrokenUrl(url)}
      />
    </Picture>
  )
}

import { css, styled } from 'styled-components'
import { backgroundPattern } from '#theme/backgroundPattern.ts'
import { tokens } from '#theme/tokens.ts'
import { useState } from 'react'
import { getMonogram } from '#lib/text/textLanguage.ts'
import { useTextAttributes } from '../Bdi/Bdi.tsx'
import { useObjectUrlRef } from '../FileUpload/browserFiles.ts'

/** Number of hues of generated course pictures. */
export const COURSE_HUE_COUNT = 12

/** Converts HSL to `#rrggbb`: hue in degrees, saturation and lightness from 0 to 1. */
function hslToHex(hue: number, saturation: number, lightness: number): string {
  const amplitude = saturation * Math.min(lightness, 1 - lightness)
  const channel = (at: number) => {
    const step = (at + hue / 30) % 12
    const value = lightness - amplitude * Math.max(-1, Math.min(step - 3, 9 - step, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}

/** Colours of a course's generated picture: stable per id, with neighbouring ids far apart. */
export function getCourseColors(id: number) {
  // Steps of five visit all twelve hues before repeating one.
  const hue = 165 + ((id * 5) % COURSE_HUE_COUNT) * (360 / COURSE_HUE_COUNT)
  return {
    light: { background: hslToHex(hue % 360, 0.42, 0.9), text: hslToHex(hue % 360, 0.6, 0.2) },
    dark: { background: hslToHex(hue % 360, 0.32, 0.17), text: hslToHex(hue % 360, 0.42, 0.82) },
  }
}

type Tone = ReturnType<typeof getCourseColors>['light']

const inks = ({ background, text }: Tone) => css`
  background: ${background};
  color: ${text};
`

/** The id of the course whose picture is generated; a loading picture has no generated background. */
type Made = { $madeFor?: number }

/** Dims bright pictures in the dark scheme. */
const dark = css<Made>`
  ${({ $madeFor }) => $madeFor !== undefined && inks(getCourseColors($madeFor).dark)}

  img {
    filter: brightness(0.75);
  }
`

const Root = styled.div<Made>`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  background: ${tokens.color.surfaceSunken};
  ${({ $madeFor }) => $madeFor !== undefined && inks(getCourseColors($madeFor).light)}

  @media screen {
    :root[data-scheme='dark'] & {
      ${dark}
    }
  }
  @media screen and (prefers-color-scheme: dark) {
    :root:not([data-scheme='light']) & {
      ${dark}
    }
  }

  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`

const Background = styled.span`
  ${backgroundPattern}
  position: absolute;
  inset: 0;
  opacity: 0.16;
`

/** Generated content, so that screen readers read the course's name only once. */
const Monogram = styled.span`
  position: relative;
  font-size: clamp(2.5rem, 22cqi, 5rem);
  font-weight: ${tokens.weight.semibold};
  line-height: 1.4;

  &::before {
    content: attr(data-letters);
  }
`

type CoursePictureProps = {
  id: number
  name: string
  url: string | null | undefined
  /** A local file, shown instead of `url`. */
  file?: File | null
  /** Whether it is above the fold, so that it loads first. */
  isPriority?: boolean
}

/** Picture of a course. A missing or broken one is generated from its initials and the pattern. */
export function CoursePicture({ id, name, url, file = null, isPriority = false }: CoursePictureProps) {
  const getTextAttributes = useTextAttributes()
  const [brokenUrl, setBrokenUrl] = useState<string>()
  if (file) {
    return (
      <Root>
        <LocalPicture file={file} />
      </Root>
    )
  }
  if (url && url !== brokenUrl) {
    return (
      <Root>
        <img
          src={url}
          alt=""
          {...(isPriority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
          decoding="async"
          onError={() => setBrokenUrl(url)}
        />
      </Root>
    )
  }
  const letters = getMonogram(name)
  return (
    <Root $madeFor={id} aria-hidden>
      <Background />
      <Monogram data-letters={letters} {...getTextAttributes(letters)} />
    </Root>
  )
}

function LocalPicture({ file }: { file: File }) {
  return <img ref={useObjectUrlRef(file)} alt="" />
}

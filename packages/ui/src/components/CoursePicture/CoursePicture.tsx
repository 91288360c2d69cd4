import { css, styled } from 'styled-components'
import { pattern } from '#theme/pattern.ts'
import { tokens } from '#theme/tokens.ts'
import { useState } from 'react'
import { getMonogram } from '#lib/text/textScript.ts'
import { useTextAttributes } from '../Bdi/Bdi.tsx'
import { useObjectUrlRef } from '../FileUpload/files.ts'

/** How many hues course pictures have, and the degrees of the first. */
export const COURSE_HUE_COUNT = 12

/** A colour wheel’s `#rrggbb`, of a hue in degrees, with saturation and lightness from 0 to 1. */
function wheel(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (at: number) => {
    const step = (at + hue / 30) % 12
    const value = lightness - reach * Math.max(-1, Math.min(step - 3, 9 - step, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}

/** Ground and ink of the picture that is made for a course: the same for the same id, neighbours far from each other. */
export function getCourseColors(id: number) {
  // Five steps of twelve come to each hue once before the first returns.
  const hue = 165 + ((id * 5) % COURSE_HUE_COUNT) * (360 / COURSE_HUE_COUNT)
  return {
    light: { ground: wheel(hue % 360, 0.42, 0.9), ink: wheel(hue % 360, 0.6, 0.2) },
    dark: { ground: wheel(hue % 360, 0.32, 0.17), ink: wheel(hue % 360, 0.42, 0.82) },
  }
}

type Tone = ReturnType<typeof getCourseColors>['light']

const inks = ({ ground, ink }: Tone) => css`
  background: ${ground};
  color: ${ink};
`

/** The id of the course whose picture is made; a picture on its way has no colour of another one behind it. */
type Made = { $madeFor?: number }

/** Where the page is dark, a bright picture glares. */
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
  ${pattern}
  position: absolute;
  inset: 0;
  opacity: 0.16;
`

/** Drawn rather than written, so that the course’s name is read aloud once. */
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
  /** One that is only here so far; it stands for the other. */
  file?: File | null
  /** Whether it is among the first that is seen of its page. */
  isFirst?: boolean
}

/** The picture of a course; one that is missing, or can’t be had, is made of its letters and the school’s pattern. */
export function CoursePicture({ id, name, url, file = null, isFirst = false }: CoursePictureProps) {
  const tongueOf = useTextAttributes()
  const [brokenUrl, setBrokenUrl] = useState<string>()
  if (file) {
    return (
      <Root>
        <Chosen file={file} />
      </Root>
    )
  }
  if (url && url !== brokenUrl) {
    return (
      <Root>
        <img
          src={url}
          alt=""
          {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
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
      <Monogram data-letters={letters} {...tongueOf(letters)} />
    </Root>
  )
}

function Chosen({ file }: { file: File }) {
  return <img ref={useObjectUrlRef(file)} alt="" />
}

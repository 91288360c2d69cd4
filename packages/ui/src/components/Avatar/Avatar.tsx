import { useState } from 'react'
import { styled } from 'styled-components'
import type { ChildTone } from '#lib/people/childTone.ts'
import { getInitials } from '#lib/people/personLabels.ts'
import { tokens } from '#theme/tokens.ts'

const Root = styled.span<{ $isLarge: boolean; $tone?: ChildTone | undefined }>`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${({ $isLarge }) => ($isLarge ? '56px' : '36px')};
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${tokens.radius.full};
  background: ${({ $tone }) => $tone?.background ?? tokens.color.brandSoft};
  color: ${({ $tone }) => $tone?.text ?? tokens.color.onBrandSoft};
  font-size: ${({ $isLarge }) => ($isLarge ? tokens.text.xl : tokens.text.sm)};
  font-weight: ${tokens.weight.semibold};
  line-height: 1;

  /* Generated content, so that the accessible name matches the visible name. */
  &[data-initials]::before {
    content: attr(data-initials);
  }
  /* Forced colours remove the background. */
  @media (forced-colors: active) {
    border: 1px solid currentcolor;
  }
  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`

type AvatarProps = {
  name: string
  url?: string | undefined
  /** For the header of a person's page. */
  isLarge?: boolean
  /** Colours that tell a person from others, such as the children of a family. */
  tone?: ChildTone | undefined
}

/** Picture of a person, or their initials; decorative, as the name is shown beside it. */
export function Avatar({ name, url, isLarge = false, tone }: AvatarProps) {
  const [brokenUrl, setBrokenUrl] = useState<string>()
  return url && url !== brokenUrl ? (
    <Root aria-hidden $isLarge={isLarge}>
      <img src={url} alt="" onError={() => setBrokenUrl(url)} />
    </Root>
  ) : (
    <Root aria-hidden $isLarge={isLarge} $tone={tone} data-initials={getInitials(name)} />
  )
}

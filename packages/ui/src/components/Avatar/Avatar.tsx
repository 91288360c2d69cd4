import { useState } from 'react'
import { styled } from 'styled-components'
import { getInitials } from '#lib/people/personLabels.ts'
import { tokens } from '#theme/tokens.ts'

const Root = styled.span<{ $isLarge: boolean }>`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${({ $isLarge }) => ($isLarge ? '56px' : '36px')};
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.brandSoft};
  color: ${tokens.color.onBrandSoft};
  font-size: ${({ $isLarge }) => ($isLarge ? tokens.text.xl : tokens.text.sm)};
  font-weight: ${tokens.weight.semibold};
  line-height: 1;

  /* Generated content, so that the accessible name matches the visible name. */
  &[data-initials]::before {
    content: attr(data-initials);
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
}

/** Picture of a person, or their initials; decorative, as the name is shown beside it. */
export function Avatar({ name, url, isLarge = false }: AvatarProps) {
  const [brokenUrl, setBrokenUrl] = useState<string>()
  return url && url !== brokenUrl ? (
    <Root aria-hidden $isLarge={isLarge}>
      <img src={url} alt="" onError={() => setBrokenUrl(url)} />
    </Root>
  ) : (
    <Root aria-hidden $isLarge={isLarge} data-initials={getInitials(name)} />
  )
}

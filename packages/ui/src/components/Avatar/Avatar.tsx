import { useState } from 'react'
import { styled } from 'styled-components'
import { initialsOf } from '#model/initials.ts'
import { tokens } from '#theme/tokens.ts'

const Root = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 36px;
  block-size: 36px;
  overflow: hidden;
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.brandSoft};
  color: ${tokens.color.onBrandSoft};
  font-size: ${tokens.text.sm};
  font-weight: ${tokens.weight.semibold};
  line-height: 1;

  /* Drawn rather than written, so that the name read aloud and the words on the screen agree. */
  &[data-initials]::before {
    content: attr(data-initials);
  }
  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`

type AvatarProps = { name: string; url?: string | undefined }

/** A face, or the initials where there is none; the name stands beside it in words. */
export function Avatar({ name, url }: AvatarProps) {
  const [brokenUrl, setBrokenUrl] = useState<string>()
  return url && url !== brokenUrl ? (
    <Root aria-hidden>
      <img src={url} alt="" onError={() => setBrokenUrl(url)} />
    </Root>
  ) : (
    <Root aria-hidden data-initials={initialsOf(name)} />
  )
}

import { useState } from 'react'
import { type PictureVariant, getThumbnailSrc, useEvidence } from './evidence.ts'

type Props = {
  storyId: string
  name: string
  /** Whether a caption beside the picture says the name. */
  hasCaption?: boolean
  variant?: PictureVariant
}

/** The picture of a story, or its name until the pictures have been taken. */
export function Thumbnail({ storyId, name, hasCaption = false, variant }: Props) {
  const { evidence } = useEvidence()
  const src = getThumbnailSrc(storyId, variant)
  const [missingSrc, setMissingSrc] = useState<string>()
  if (!evidence || missingSrc === src) {
    return (
      <span className="map-thumbnail map-thumbnail-missing" aria-hidden={hasCaption}>
        {name}
      </span>
    )
  }
  return (
    <img
      className="map-thumbnail"
      src={src}
      alt={hasCaption ? '' : `Screenshot of ${name}`}
      width={640}
      height={400}
      loading="lazy"
      decoding="async"
      onError={() => setMissingSrc(src)}
    />
  )
}

import { useState } from 'react'
import { type PictureVariant, getThumbnailSrc, useEvidence } from './evidence.ts'

/** The picture of a story, or its name until the pictures have been taken. */
export function Thumbnail({ storyId, name, variant }: { storyId: string; name: string; variant?: PictureVariant }) {
  const { evidence } = useEvidence()
  const src = getThumbnailSrc(storyId, variant)
  const [missingSrc, setMissingSrc] = useState<string>()
  if (!evidence || missingSrc === src) return <span className="map-thumbnail map-thumbnail-missing">{name}</span>
  return (
    <img
      className="map-thumbnail"
      src={src}
      alt={`Screenshot of ${name}`}
      width={640}
      height={400}
      loading="lazy"
      decoding="async"
      onError={() => setMissingSrc(src)}
    />
  )
}

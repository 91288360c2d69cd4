import { useState } from 'react'
import { getMonogram } from '#lib/text/getMonogram.ts'
import { useTextAttributes } from '../Bdi/useTextAttributes.ts'
import { useObjectUrlRef } from '../FileUpload/useObjectUrlRef.ts'
import { Background, Monogram, Root } from './CoursePicture.styles.ts'

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

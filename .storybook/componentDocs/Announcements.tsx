import { useEffect, useRef, useState } from 'react'
import { type Announcement, describeAccessibility } from './describeAccessibility.ts'

const languages = { en: 'English', ur: 'اردو', ar: 'العربية' } as const
type Language = keyof typeof languages

/** The parameter of a docs page that shows only the announced story. Stories in docs pages don't play. */
export const ANNOUNCED = 'announced'

const READ_INTERVAL = 300

/** What a screen reader announces for a story in each language, read from the story itself. */
export function Announcements({ docsId }: { docsId: string }) {
  const place = useRef<HTMLDivElement>(null)
  const isSeen = useWasVisible(place)
  return (
    <div ref={place} className="docs-announcements">
      {Object.keys(languages).map((language) => (
        <LanguageColumn key={language} language={language as Language} docsId={docsId} isSeen={isSeen} />
      ))}
    </div>
  )
}

type ColumnProps = { language: Language; docsId: string; isSeen: boolean }

function LanguageColumn({ language, docsId, isSeen }: ColumnProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [announcements, setAnnouncements] = useState<Announcement[]>()
  useEffect(() => {
    if (!isSeen) return undefined
    return readWhenRendered(() => frame.current?.contentDocument, setAnnouncements)
  }, [isSeen])
  return (
    <section>
      <h4>{languages[language]}</h4>
      {announcements ? (
        <ol lang={language} dir={language === 'en' ? 'ltr' : 'rtl'}>
          {announcements.map(({ role, name, details }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- The list never changes.
            <li key={index}>
              {role !== 'text' && (
                <code lang="en" dir="ltr">
                  {role}
                </code>
              )}{' '}
              {name} {details.length > 0 && <small>{details.join(', ')}</small>}
            </li>
          ))}
        </ol>
      ) : (
        <p>Loading…</p>
      )}
      {isSeen && !announcements && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- Reads a page of this Storybook.
        <iframe
          ref={frame}
          title={`The story in ${languages[language]}`}
          src={`iframe.html?id=${docsId}&viewMode=docs&globals=language:${language}&${ANNOUNCED}`}
          // The story must not take the focus from this page.
          inert
          aria-hidden
          className="docs-announcements-frame"
        />
      )}
    </section>
  )
}

/** Reads the announcements when two readings in a row are equal: fonts and messages have loaded then. */
function readWhenRendered(
  getPage: () => Document | null | undefined,
  onRead: (announcements: Announcement[]) => void,
): () => void {
  let last = '[]'
  const timer = setInterval(() => {
    const story = getPage()?.querySelector('[data-announced]')
    const announcements = story ? describeAccessibility(story.ownerDocument.body) : []
    const text = JSON.stringify(announcements)
    if (text !== '[]' && text === last) {
      clearInterval(timer)
      onRead(announcements)
    }
    last = text
  }, READ_INTERVAL)
  return () => clearInterval(timer)
}

/** Whether the element has been on the screen, so that three more stories load only for readers who get there. */
function useWasVisible(place: React.RefObject<HTMLElement | null>): boolean {
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true)
    })
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  return isSeen
}

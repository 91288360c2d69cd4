import { useEffect, useRef, useState } from 'react'
import { type Announcement, describeAccessibility } from './describeAccessibility.ts'

const languages = { en: 'English', ur: 'اردو', ar: 'العربية' } as const
type Language = keyof typeof languages

type StoryFrame = Window & {
  __STORYBOOK_ADDONS_CHANNEL__?: { on: (event: string, listener: () => void) => void }
}

/** What a screen reader announces for a story in each language, read from the story itself. */
export function Announcements({ storyId }: { storyId: string }) {
  const place = useRef<HTMLDivElement>(null)
  const isSeen = useWasVisible(place)
  return (
    <div ref={place} className="docs-announcements">
      {Object.keys(languages).map((language) => (
        <LanguageColumn key={language} language={language as Language} storyId={storyId} isSeen={isSeen} />
      ))}
    </div>
  )
}

type ColumnProps = { language: Language; storyId: string; isSeen: boolean }

function LanguageColumn({ language, storyId, isSeen }: ColumnProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [announcements, setAnnouncements] = useState<Announcement[]>()
  const listen = () => whenRendered(frame.current?.contentWindow as StoryFrame | null, setAnnouncements)
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
          src={`iframe.html?id=${storyId}&viewMode=story&globals=language:${language};a11y.manual:!true`}
          onLoad={listen}
          // The story must not take the focus from this page.
          inert
          aria-hidden
          className="docs-announcements-frame"
        />
      )}
    </section>
  )
}

/** Reads the announcements once the story has rendered. */
function whenRendered(page: StoryFrame | null, onRead: (announcements: Announcement[]) => void): void {
  const root = page?.document.querySelector('#storybook-root')
  if (!page || !root) return
  const read = () => root.childElementCount > 0 && onRead(describeAccessibility(page.document.body))
  // oxlint-disable-next-line no-underscore-dangle -- Storybook's name.
  page.__STORYBOOK_ADDONS_CHANNEL__?.on('storyFinished', read)
  // The story may have finished before the frame's load event.
  read()
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

/** The one film with words: it plays only when asked, with the browser's own controls and captions. */
export function StoryFilm({ title }: { title: string }) {
  return (
    <video
      controls
      playsInline
      preload="none"
      width={1280}
      height={720}
      poster="/films/angela-story-960.avif"
      aria-label={title}
      className="aspect-video h-auto w-full rounded-card bg-lake-900 shadow-float"
    >
      <source src="/films/angela-story.av1.mp4" type='video/mp4; codecs="av01.0.05M.08"' />
      <source src="/films/angela-story.mp4" type="video/mp4" />
      <track
        default
        kind="captions"
        src="/films/angela-story.en.vtt"
        srcLang="en"
        label="English"
      />
    </video>
  );
}

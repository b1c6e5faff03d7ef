/** Plain paragraphs of running text; nothing where there are none. */
export function Paragraphs({ texts }: { readonly texts: readonly string[] }) {
  return texts.length === 0 ? null : (
    <div className="prose mt-6 first:mt-0">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}

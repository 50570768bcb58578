const escaped = (text: string) => text.replaceAll(/[\\()]/g, "\\$&");

/** ASCII text only. */
export function onePagePdf(fileName: string, title: string, lines: readonly string[]): File {
  const shown = [`/F1 20 Tf 72 740 Td (${escaped(title)}) Tj`]
    .concat(
      lines.map((line, index) => `/F1 12 Tf 0 ${index === 0 ? -40 : -20} Td (${escaped(line)}) Tj`),
    )
    .join("\n");
  const content = `BT\n${shown}\nET`;
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>",
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
  ];
  let text = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj${object}endobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join("")}`;
  const trailer = `trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`;
  return new File([text, table, trailer], fileName, { type: "application/pdf" });
}

/** Answers what takes the text of an event stream as it arrives, however it is cut, and tells the data of each event; comments say nothing. */
export function eventSplitter(onData: (data: string) => void): (text: string) => void {
  let rest = "";
  return (text) => {
    const events = (rest + text).split("\n\n");
    rest = events.pop() ?? "";
    for (const event of events) {
      const lines = event.split("\n").filter((line) => line.startsWith("data:"));
      if (lines.length > 0) onData(lines.map((line) => line.slice(5).trimStart()).join("\n"));
    }
  };
}

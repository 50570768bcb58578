/** Returns a function that takes the text of an event stream in any chunks and passes on the data of each event; comments are ignored. */
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

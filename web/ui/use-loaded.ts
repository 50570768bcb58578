import { type ComponentType, useEffect, useState } from "react";

/** A part of the screen that is loaded when needed; undefined until then. */
export function useLoaded<Props>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
  onFailure: () => void,
): ComponentType<Props> | undefined {
  const [loaded, setLoaded] = useState<{ Part: ComponentType<Props> }>();
  useEffect(() => {
    if (!isWanted || loaded) return;
    let isLeft = false;
    load().then(
      (Part) => isLeft || setLoaded({ Part }),
      () => isLeft || onFailure(),
    );
    return () => {
      isLeft = true;
    };
  });
  return loaded?.Part;
}

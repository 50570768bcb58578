import { useState } from "react";
import type { OpeningsCheck } from "#contract/leave/balances/openings.ts";
import { importFileProblem } from "#contract/rules/file.ts";
import { fieldsOf, messageOf } from "#web/api/api-error.ts";
import { callApi } from "#web/api/client.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { text } from "./openings-text.ts";

const marks: [bytes: number[], encoding: string][] = [
  [[0xff, 0xfe], "utf-16le"],
  [[0xfe, 0xff], "utf-16be"],
];

/** A file's text by its mark at the start; without one UTF-8 if valid, else the encoding of older spreadsheets. */
export async function fileText(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const marked = marks.find(([mark]) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return new TextDecoder(marked[1]).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

interface Chosen {
  file: File;
  content?: string;
  check?: OpeningsCheck;
  failure?: string;
}

const failureOf = (error: unknown, otherwise: string) =>
  fieldsOf(error)?.text ?? messageOf(error, otherwise);

/** A file of opening balances: its preview on choice, and its entry. */
export function useOpenings() {
  const [chosen, setChosen] = useState<Chosen>();
  const [isChecking, setIsChecking] = useState(false);
  const enter = useApiMutation("leave.enterOpenings");
  const choose = async (file: File) => {
    const problem = importFileProblem(file);
    if (problem) return setChosen({ file, failure: problem });
    setChosen({ file });
    setIsChecking(true);
    try {
      const content = await fileText(file);
      const check = await callApi("leave.checkOpenings", { body: { text: content } });
      setChosen({ file, content, check });
    } catch (error) {
      setChosen({ file, failure: failureOf(error, text.failed) });
    } finally {
      setIsChecking(false);
    }
  };
  const enterAll = async () => {
    if (chosen?.content === undefined || !chosen.check) return;
    try {
      await enter.mutateAsync({ body: { text: chosen.content } });
      toast.success(text.entered(chosen.check.rows.length));
      setChosen(undefined);
    } catch (error) {
      setChosen({ ...chosen, failure: failureOf(error, text.enterFailed) });
    }
  };
  return {
    ...chosen,
    isChecking,
    isEntering: enter.isPending,
    choose,
    remove: () => setChosen(undefined),
    enterAll,
  };
}

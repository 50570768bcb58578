import { useState } from "react";
import { messageOf } from "#web/api/api-error.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { ListFailure } from "#web/ui/feedback/error-state.tsx";
import {
  SearchSelectField,
  type SearchSelectFieldProps,
} from "#web/ui/form/search-select-field.tsx";
import { personName } from "#web/ui/format/person-name.ts";
import { text } from "./text.ts";
import { useFailureToast } from "./use-failure-toast.ts";

const { send: labels } = text;

type RecipientPickerProps = Omit<
  SearchSelectFieldProps,
  "options" | "onSearch" | "empty" | "label"
>;

/** One of the user's active colleagues, found by the server by name, position or department. */
export function RecipientPicker(props: RecipientPickerProps) {
  const [search, setSearch] = useState("");
  const { data, error, isLoadingError, refetch } = useApiQuery("employees.all", {
    query: { search, pageSize: 20, isActive: "true", excludeSelf: "true" },
  });
  useFailureToast(error, labels.loadFailed);
  const options = (data?.items ?? []).map((person) => ({
    value: String(person.id),
    label: personName(person),
    detail: person.email,
  }));
  return (
    <SearchSelectField
      {...props}
      label={labels.recipient}
      placeholder={labels.recipientHint}
      options={options}
      onSearch={setSearch}
      empty={labels.noRecipient}
      help={
        isLoadingError ? (
          <ListFailure
            message={labels.loadFailed(messageOf(error, text.unknownReason))}
            onRetry={refetch}
          />
        ) : (
          props.help
        )
      }
    />
  );
}

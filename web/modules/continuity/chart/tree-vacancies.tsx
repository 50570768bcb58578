import { ListFailure } from "#web/ui/form/list-failure.tsx";
import { text } from "./text.ts";
import { TreeRow, type TreeState } from "./tree-row.tsx";
import type { Vacancies } from "./use-vacancies.ts";
import { MoreVacancies, VacancyShown } from "./vacancy.tsx";

interface TreeVacanciesProps extends Vacancies {
  state: TreeState;
  path: string;
  level: number;
  people: number;
}

export function TreeVacancies(props: TreeVacanciesProps) {
  const { state, path, level, people, vacancies, more, rows } = props;
  const rest = { state, level, total: people + rows };
  return (
    <>
      {vacancies.map((vacancy, n) => (
        <TreeRow
          key={vacancy.id}
          {...rest}
          path={`${path}/vacant-${vacancy.id}`}
          place={people + n + 1}
          name={text.vacantPosition}
        >
          <VacancyShown vacancy={vacancy} />
        </TreeRow>
      ))}
      {more.count > 0 && (
        <TreeRow {...rest} path={`${path}/vacant`} place={people + rows} name={String(more.count)}>
          <MoreVacancies more={more} />
        </TreeRow>
      )}
      {props.isError && (
        <div className="px-3 py-2">
          <ListFailure message={text.vacanciesFailed} onRetry={props.retry} />
        </div>
      )}
    </>
  );
}

import { fieldsOf, type HidingRule } from './field'

/** Facts that the law wants in every sale: told as 'not entered' when they are missing, except in Wallonia. */
const forSales: readonly HidingRule[] = ['emptyInWallonia', 'rentOrRented']

/** Spec §5: planning fields of the Estate itself. */
export const PLANNING_FIELDS = fieldsOf({
  under: 'planning',
  group: 'planning',
  tab: 'planning',
  rows: [
    {
      path: 'buildingLicense',
      format: 'code',
      codes: 'Planning',
      hiddenWhen: forSales,
      pairedWith: ['listing.planning.permission_information'],
    },
    { path: 'townPlanningValue', format: 'code', codes: 'RecentDestination', hiddenWhen: forSales },
    {
      path: 'townPlanningViolation',
      format: 'localized',
      hiddenWhen: forSales,
      pairedWith: ['listing.planning.proceeding_information'],
    },
    {
      path: 'presaleRight',
      format: 'code',
      codes: 'Planning',
      hiddenWhen: ['emptyInWallonia'],
      pairedWith: ['listing.planning.priority_purchase_information'],
    },
    { path: 'allocationLicense', format: 'code', codes: 'Planning', hiddenWhen: forSales },
    {
      path: 'certificateAsBuilt',
      format: 'yesNo',
      hiddenWhen: ['wallonia', 'notBoolean', 'rentOrRented'],
    },
    { path: 'floodingParcelScore', format: 'text', hiddenWhen: ['wallonia', 'noScore'] },
    { path: 'floodingBuildingScore', format: 'text', hiddenWhen: ['wallonia', 'noScore'] },
    { path: 'heritageProtected', format: 'code', codes: 'Planning', hiddenWhen: ['emptyInWallonia'] },
    {
      path: 'heritageInventoried',
      format: 'code',
      codes: 'Planning',
      hiddenWhen: ['wallonia', 'emptyInWallonia'],
    },
    {
      path: 'renovationObligation',
      format: 'yesNo',
      hiddenWhen: ['emptyInWallonia', 'emptyUnlessToRenovate'],
    },
  ],
})

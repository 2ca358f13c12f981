import { fieldsOf } from './field'

export const CERTIFICATION_FIELDS = fieldsOf({
  under: 'listing.certification',
  group: 'epc',
  tab: 'energy',
  rows: [
    { path: 'epc_value', format: 'energy', sameAs: 'energy.epcValue' },
    { path: 'energy_label', format: 'code', codes: 'EnergyLabel', sameAs: 'energy.customEpcLabel' },
    { path: 'epc_number', format: 'text', sameAs: 'energy.epcReference' },
    { path: 'e_level', format: 'level', sameAs: 'energy.eLevel' },
    { path: 'k_level', format: 'number', sameAs: 'energy.kLevel' },
    { path: 'co2_emission', format: 'co2', sameAs: 'energy.co2' },
    { path: 'net_energy_heating', format: 'energy' },
    {
      path: 'electrical_certificate',
      format: 'code',
      codes: 'ElectricityCertification',
      tab: 'technical',
      hiddenWhen: ['rentOrRented', 'plot'],
      pairedWith: [
        'listing.certification.electrical_certificate_conformity',
        'listing.certification.electrical_certificate_information',
      ],
      sameAs: 'technical.certificateElectricity',
    },
    {
      path: 'electrical_certificate_conformity',
      format: 'code',
      codes: 'Conformity',
      tab: null,
      hiddenWhen: ['rentOrRented', 'plot'],
    },
    {
      path: 'electrical_certificate_information',
      format: 'localized',
      tab: null,
      hiddenWhen: ['rentOrRented', 'plot'],
    },
    { path: 'heating_oil_certificate', format: 'yesNo', tab: 'technical' },
    {
      path: 'as_built_certificate',
      format: 'yesNo',
      group: 'planning',
      tab: 'planning',
      hiddenWhen: ['wallonia', 'notBoolean', 'rentOrRented'],
      sameAs: 'planning.certificateAsBuilt',
    },
  ],
})

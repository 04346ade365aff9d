import { __ } from '@wordpress/i18n';
import { categoryTexts } from '../../editor/product-categories';
import { Choices } from '../shared/choices';
import { Flag, Section, Text, type FormProps } from '../shared/record/fields';
import { categoriesOf, type FormValues } from './form-values';
import { CardPreview } from './card-preview';
import type { Rebate } from './types';

/** All fields of a rebate, in groups, and its card. */
export function RebateForm( { stored, ...form }: FormProps< FormValues > & { stored: Rebate | null } ) {
	return (
		<div className="hvac-record__page">
			<div>
				<Section title={ __( 'Offer', 'hvac-blocks' ) }>
					<Text
						{ ...form }
						name="title"
						label={ __( 'Title', 'hvac-blocks' ) }
						isRequired
						maxLength={ 190 }
					/>
					<Text
						{ ...form }
						name="titleEs"
						label={ __( 'Title in Spanish', 'hvac-blocks' ) }
						maxLength={ 190 }
						help={ __( 'Without one, the English title shows.', 'hvac-blocks' ) }
					/>
					<Text
						{ ...form }
						name="titleFr"
						label={ __( 'Title in French', 'hvac-blocks' ) }
						maxLength={ 190 }
						help={ __( 'Without one, the English title shows.', 'hvac-blocks' ) }
					/>
					<Text
						{ ...form }
						name="provider"
						label={ __( 'Provider', 'hvac-blocks' ) }
						isRequired
						maxLength={ 190 }
						help={ __( 'The organization that pays.', 'hvac-blocks' ) }
					/>
					<Text
						{ ...form }
						name="amount"
						label={ __( 'Amount', 'hvac-blocks' ) }
						inputMode="decimal"
						help={ __( 'In dollars, such as 650 or 1,250.50. Leave empty if it varies.', 'hvac-blocks' ) }
					/>
					<Flag { ...form } name="upTo" label={ __( 'This is the maximum amount', 'hvac-blocks' ) } />
					<Text
						{ ...form }
						name="url"
						label={ __( 'Link', 'hvac-blocks' ) }
						type="url"
						help={ __( 'The address of the terms.', 'hvac-blocks' ) }
					/>
					<Text
						{ ...form }
						name="id"
						label={ __( 'ID', 'hvac-blocks' ) }
						isRequired
						isReadOnly={ stored !== null }
						maxLength={ 64 }
						help={
							stored
								? __( "Identifies the rebate in files. You can't change it.", 'hvac-blocks' )
								: __(
										"Letters, digits, hyphens and underscores. You can't change it later.",
										'hvac-blocks'
									)
						}
					/>
				</Section>
				<Section title={ __( 'Where and when', 'hvac-blocks' ) }>
					<div className="hvac-record__pair">
						<Text { ...form } name="starts" label={ __( 'First day', 'hvac-blocks' ) } type="date" />
						<Text
							{ ...form }
							name="expires"
							label={ __( 'Last day', 'hvac-blocks' ) }
							type="date"
							help={ __( 'The last day is included.', 'hvac-blocks' ) }
						/>
					</div>
					<Text
						{ ...form }
						name="areas"
						label={ __( 'Areas', 'hvac-blocks' ) }
						rows={ 4 }
						help={ __(
							'States and provinces such as TX, ZIP codes, postal areas such as M5V, or USA and CANADA. Leave empty for everywhere.',
							'hvac-blocks'
						) }
					/>
				</Section>
			</div>
			<div>
				<CardPreview values={ form.values } />
				<Categories { ...form } />
			</div>
		</div>
	);
}

/** The products that the rebate is for. */
function Categories( { values, messages, change }: FormProps< FormValues > ) {
	return (
		<Section title={ __( 'Products', 'hvac-blocks' ) }>
			<Choices
				className="hvac-rebates__categories"
				legend={ __( 'The categories of products it is for. Without one, it is for all.', 'hvac-blocks' ) }
				all={ Object.entries( categoryTexts() ).map( ( [ name, title ] ) => ( { name, title } ) ) }
				chosen={ categoriesOf( values ) }
				problem={ messages.categories }
				onChange={ ( chosen ) => change( { categories: chosen.sort().join( ' ' ) } ) }
			/>
		</Section>
	);
}

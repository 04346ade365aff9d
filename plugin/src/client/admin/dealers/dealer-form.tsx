import { SelectControl } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { count } from '../shared/format';
import { Flag, Section, Text, type FormProps } from '../shared/record/fields';
import { parseAreas, type FormValues } from './form-values';
import { OwnFieldsSection } from './own-fields/section';
import { Photo } from './photo';
import { Position } from './position';
import { regionOptions } from '../shared/regions';
import type { FullDealer } from './types';

/** All fields of a dealer, in groups. */
export function DealerForm( { stored: dealer, ...form }: FormProps< FormValues > & { stored: FullDealer | null } ) {
	const { values, messages, change } = form;
	const served = parseAreas( values.zipcodeCoverage ).length;

	return (
		<div className="hvac-record__page">
			<div>
				<Section title={ __( 'Company', 'hvac-blocks' ) }>
					<Text { ...form } name="name" label={ __( 'Name', 'hvac-blocks' ) } isRequired maxLength={ 190 } />
					<Text
						{ ...form }
						name="companyID"
						label={ __( 'Company ID', 'hvac-blocks' ) }
						isRequired
						isReadOnly={ dealer !== null }
						maxLength={ 64 }
						help={
							dealer
								? __( "Identifies the dealer in files and URLs. You can't change it.", 'hvac-blocks' )
								: __(
										"Letters, digits, hyphens and underscores. You can't change it later.",
										'hvac-blocks'
									)
						}
					/>
					<Text
						{ ...form }
						name="phone1"
						label={ __( 'Phone', 'hvac-blocks' ) }
						type="tel"
						maxLength={ 32 }
					/>
					<Photo { ...form } />
					<Text
						{ ...form }
						name="openingHours"
						label={ __( 'Opening hours', 'hvac-blocks' ) }
						rows={ 3 }
						placeholder={ 'Mo-Fr 08:00-17:00\nSa 09:00-12:00' }
						help={ __(
							'One per line, for example Mo–Fr 08:00–17:00 or Mon-Fri 8am-5pm. Optional.',
							'hvac-blocks'
						) }
					/>
				</Section>
				<Section title={ __( 'Address', 'hvac-blocks' ) }>
					<Text
						{ ...form }
						name="addressLine1"
						label={ __( 'Street address', 'hvac-blocks' ) }
						maxLength={ 190 }
					/>
					<Flag
						{ ...form }
						name="showAddress"
						label={ __( 'Show street address to visitors', 'hvac-blocks' ) }
					/>
					<Text { ...form } name="city" label={ __( 'City', 'hvac-blocks' ) } maxLength={ 100 } />
					<div className="hvac-record__pair">
						<div className="hvac-record__field" data-invalid={ messages.state ? true : undefined }>
							<SelectControl
								__next40pxDefaultSize
								__nextHasNoMarginBottom
								label={ __( 'State or province', 'hvac-blocks' ) }
								value={ values.state }
								help={ messages.state }
								options={ [ { value: '', label: '—' }, ...regionOptions() ] }
								onChange={ ( state ) => change( { state } ) }
							/>
						</div>
						<Text
							{ ...form }
							name="zip"
							label={ __( 'ZIP or postal code', 'hvac-blocks' ) }
							maxLength={ 10 }
						/>
					</div>
				</Section>
				<Position { ...form } dealer={ dealer } />
			</div>
			<div>
				<Section title={ __( 'Badges', 'hvac-blocks' ) }>
					<Flag { ...form } name="isTcs" label={ __( 'Comfort Specialist', 'hvac-blocks' ) } />
					<Flag { ...form } name="emergencyService" label={ __( '24/7 emergency service', 'hvac-blocks' ) } />
					<Flag { ...form } name="nateCertified" label={ __( 'NATE Certified', 'hvac-blocks' ) } />
					<Flag { ...form } name="showFinancing" label={ __( 'Financing', 'hvac-blocks' ) } />
					<Flag { ...form } name="leasingOption" label={ __( 'Leasing', 'hvac-blocks' ) } />
					<Flag
						{ ...form }
						name="nexiaDealerDiagnostics"
						label={ __( 'Remote diagnostics', 'hvac-blocks' ) }
					/>
					<Text
						{ ...form }
						name="charterMemberDate"
						label={ __( 'Charter member since', 'hvac-blocks' ) }
						type="date"
					/>
				</Section>
				<OwnFieldsSection { ...form } />
				<Section title={ __( 'Served ZIP codes', 'hvac-blocks' ) }>
					<Text
						{ ...form }
						name="zipcodeCoverage"
						label={ __( 'ZIP codes and postal areas', 'hvac-blocks' ) }
						rows={ 6 }
						help={
							<>
								{ __(
									'Searches for these codes find the dealer at any distance. Use any separator. 2110 becomes 02110.',
									'hvac-blocks'
								) }{ ' ' }
								{ served > 0 &&
									sprintf(
										/* translators: %s: a number. */
										_n( '%s is listed.', '%s are listed.', served, 'hvac-blocks' ),
										count( served )
									) }
							</>
						}
					/>
					{ dealer && dealer.unknownCoverage.length > 0 && (
						<p className="hvac-record__wrong">
							{ sprintf(
								/* translators: %s: list of ZIP codes. */
								__( 'Unknown ZIP codes, saved anyway: %s', 'hvac-blocks' ),
								dealer.unknownCoverage.join( ', ' )
							) }
						</p>
					) }
				</Section>
				<Section title={ __( 'Ratings', 'hvac-blocks' ) }>
					<div className="hvac-record__pair">
						<Text
							{ ...form }
							name="average_rating"
							label={ __( 'Average rating', 'hvac-blocks' ) }
							inputMode="decimal"
							help={ __( '0 to 5', 'hvac-blocks' ) }
						/>
						<Text
							{ ...form }
							name="total_review_count"
							label={ __( 'Number of reviews', 'hvac-blocks' ) }
							inputMode="numeric"
							help={ __( 'Stars are shown for ratings of 1 or more.', 'hvac-blocks' ) }
						/>
					</div>
				</Section>
				<Section title={ __( 'Call tracking', 'hvac-blocks' ) }>
					<Text
						{ ...form }
						name="routingGroupID"
						label={ __( 'Routing group', 'hvac-blocks' ) }
						maxLength={ 64 }
						help={ __( 'The dealer’s group in the call-tracking service.', 'hvac-blocks' ) }
					/>
					<Text
						{ ...form }
						name="assignedNumbers"
						label={ __( 'Tracked numbers', 'hvac-blocks' ) }
						rows={ 2 }
						help={ __(
							'One per line. The first is used when the service returns no number.',
							'hvac-blocks'
						) }
					/>
				</Section>
			</div>
		</div>
	);
}

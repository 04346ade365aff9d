import icons from '@contracts/icons.json';
import { Action, Slot } from '@hvac-blocks/view';
import { View as Claim } from '@ui/layout/claim/view';
import { View as DealerCard } from '@ui/dealers/dealer-card/view';
import { NoDealers } from '@ui/dealers/dealer-search/no-dealers';
import { View as EmergencyLane } from '@ui/dealers/emergency-lane/view';
import { Icon } from '@ui/controls/icon/view';
import { Message } from '@ui/controls/message/view';
import { View as SectionHead } from '@ui/layout/section-head/view';
import { Cards } from './cards';
import { RESULT_ICONS } from './icons';
import type { System } from './system-cards';
import type { Props, Results } from './types';
import { useSystems } from './use-systems';

/** The systems that fit the answers in the address, the reasons, and the dealer who installs them. */
export const View = ( { level, results }: Props ) =>
	results ? <RecommendationView level={ level } results={ results } /> : <SectionHead level={ level } />;

interface RecommendationViewProps {
	level: number;
	results: Results;
}

function RecommendationView( { level, results }: RecommendationViewProps ) {
	const { id, facts, reasons, lane, texts } = results;
	const found = useSystems( results );
	const Part = `h${ Math.min( 6, level + 1 ) }` as 'h2';
	// Without systems, omit all text about them.
	const isEmpty = ! found.systems?.length;

	return (
		<>
			<SectionHead level={ level } isIntroHidden={ isEmpty } />
			<div className="hvac-results">
				<div className="hvac-results__top">
					<ul className="hvac-results__answers">
						{ facts.map( ( { icon, text } ) => (
							<li key={ icon } className="hvac-badge">
								<Icon svg={ RESULT_ICONS[ icon ] } />
								<span>{ text }</span>
							</li>
						) ) }
					</ul>
					<p className="hvac-results__tools">
						<a className="hvac-button hvac-button--quiet" href={ results.toolUrl }>
							{ texts.change }
						</a>
						<Action
							className="hvac-button hvac-button--quiet hvac-results__print"
							onClick={ () => window.print() }
						>
							{ texts.print }
						</Action>
					</p>
				</div>
				<Systems { ...found } results={ results } heading={ Part } />
				<PriceTerms systems={ found.systems } results={ results } />
				<div className="hvac-results__halves">
					<section className="hvac-results__why" hidden={ isEmpty } aria-labelledby={ `${ id }-why` }>
						<Part className="hvac-results__heading" id={ `${ id }-why` }>
							{ texts.why }
						</Part>
						<ul className="hvac-results__reasons">
							{ reasons.map( ( { icon, text } ) => (
								<li key={ text }>
									<Icon svg={ RESULT_ICONS[ icon ] } />
									<span>{ text }</span>
								</li>
							) ) }
						</ul>
						<Slot as="p" className="hvac-section__note" name="note" />
					</section>
					<section className="hvac-results__dealer" aria-labelledby={ `${ id }-dealers` }>
						<Part className="hvac-results__heading" id={ `${ id }-dealers` }>
							{ texts.dealer }
						</Part>
						<InstallingDealer { ...results } />
					</section>
				</div>
				{ results.contactUrl === '' && <EmergencyLane { ...lane } /> }
				<Slot className="hvac-results__contact" id={ `${ id }-contact` } name="content" />
			</div>
		</>
	);
}

interface SystemsProps extends ReturnType< typeof useSystems > {
	results: Results;
	heading: 'h2';
}

function Systems( { systems, isTrying, retry, results, heading }: SystemsProps ) {
	const { texts, phone, retryUrl } = results;

	return (
		<div className="hvac-results__systems" aria-live="polite" aria-busy={ isTrying || undefined }>
			{ systems !== null && systems.length > 0 && (
				<Cards systems={ systems } heading={ heading } results={ results } />
			) }
			{ systems !== null && systems.length === 0 && (
				<Message svg={ icons.searchX } title={ texts.none } text={ texts.noneHelp } />
			) }
			{ systems === null && (
				<Message
					svg={ icons.triangleAlert }
					title={ isTrying ? texts.trying : texts.broken }
					text={ texts.brokenHelp }
					phone={ phone }
					action={ { text: texts.retry, href: retryUrl, onPress: retry } }
				/>
			) }
		</div>
	);
}

/** What the prices and monthly payments mean, and how long they are valid. */
const PriceTerms = ( { systems, results }: { systems: System[] | null; results: Results } ) => (
	<div className="hvac-results__terms" hidden={ ! systems?.some( ( { installed_from: from } ) => from !== null ) }>
		<p>{ results.texts.prices }</p>
		{ results.validity && <Claim { ...results.validity } /> }
		{ results.cards.financing !== null && (
			<>
				<Slot as="p" name="terms" />
				{ results.claim && <Claim { ...results.claim } /> }
			</>
		) }
	</div>
);

function InstallingDealer( { dealer, dealerStatus, contactUrl, zip, phone, findMore, retryUrl, texts }: Results ) {
	if ( dealer ) {
		return (
			<DealerCard
				{ ...dealer }
				contactForm={ contactUrl === '' ? undefined : 'wizard-contact' }
				position={ 1 }
				failure="n/a"
			/>
		);
	}

	return dealerStatus === 'failed' ? (
		<Message
			svg={ icons.triangleAlert }
			title={ texts.failed }
			text={ texts.failedHelp }
			phone={ phone }
			action={ { text: texts.retry, href: retryUrl } }
		/>
	) : (
		<NoDealers place={ zip } texts={ texts } phone={ phone } findMore={ findMore } />
	);
}

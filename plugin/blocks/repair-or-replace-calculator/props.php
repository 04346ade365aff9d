<?php
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\Printing\Address;
use HvacBlocks\Editing\Blocks\ViewModel;
use HvacBlocks\Offers\RepairOrReplace\RepairOrReplace;
use HvacBlocks\Platform\Languages\Numbers;
use HvacBlocks\Platform\Languages\SitePages;
use HvacBlocks\Platform\Languages\Text;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Platform\Values\EmergencyLane;

defined( 'ABSPATH' ) || exit;

return static function ( Attributes $attributes, BlockContext $context ): ViewModel {
	$money     = static fn ( int $dollars ): string => Numbers::money( $dollars, $context->language );
	$threshold = RepairOrReplace::threshold( $attributes->int( 'threshold' ) );
	$ages      = array();
	$estimates = array();

	foreach ( RepairOrReplace::options( $attributes->value( 'ages' ), 'ages' ) as $age ) {
		/* translators: %s: a number of years, the age of a heating or cooling system. */
		$ages[ $age ] = sprintf( _n( '%s year', '%s years', $age, 'hvac-blocks' ), Numbers::format( $age, 0, $context->language ) );
	}

	foreach ( RepairOrReplace::options( $attributes->value( 'estimates' ), 'estimates' ) as $estimate ) {
		$estimates[ $estimate ] = $money( $estimate );
	}

	/**
	 * @param array<int, string> $options
	 * @return list<array{value: string, label: string}>
	 */
	$choice = static function ( array $options ): array {
		$choices = array();

		foreach ( $options as $value => $label ) {
			$choices[] = array(
				'value' => (string) $value,
				'label' => $label,
			);
		}

		return $choices;
	};
	/** @param array<int, string> $options */
	$chosen = static fn ( string $argument, array $options ): string => 1 === preg_match( '/^\d{1,6}$/D', $context->query( $argument ) ) && isset( $options[ (int) $context->query( $argument ) ] ) ? (string) (int) $context->query( $argument ) : '';
	$age      = $chosen( 'age', $ages );
	$estimate = $chosen( 'estimate', $estimates );
	$answer   = '' === $age || '' === $estimate ? null : RepairOrReplace::of( (int) $age, (int) $estimate, $threshold );
	/* translators: 1: an age such as "12 years", 2: an amount such as "$500", 3: their product such as "$6,000". */
	$sum = __( '%1$s × %2$s = %3$s', 'hvac-blocks' );

	return new ViewModel(
		props: array(
			'id'          => $context->id,
			'level'       => $attributes->int( 'level' ),
			'lang'        => $context->language->value,
			'ages'        => $choice( $ages ),
			'estimates'   => $choice( $estimates ),
			'age'         => $age,
			'estimate'    => $estimate,
			'threshold'   => $threshold,
			'loadingTime' => min( 10, max( 0, $attributes->int( 'loadingTime' ) ) ),
			'answer'      => null === $answer ? null : array(
				'verdict' => $answer->is_replace ? 'replace' : 'repair',
				'sum'     => sprintf( $sum, $ages[ (int) $age ], $estimates[ (int) $estimate ], $money( $answer->product ) ),
				'isNear'  => $answer->is_near,
			),
			'lane'        => EmergencyLane::props( $context->service( Settings::class ), $context->service( SitePages::class )->dealer_locator( $context->language ) ) + array( 'slot' => 'safety' ),
			'dealersUrl'  => $context->service( SitePages::class )->dealer_locator( $context->language ),
			'wizardUrl'   => Address::written( $attributes->text( 'wizard' ) ) ?: $context->page( 'resources/system-recommendation-tool' ),
			'texts'       => array(
				'age'            => __( 'Age of the system', 'hvac-blocks' ),
				'chooseAge'      => __( 'Choose the age', 'hvac-blocks' ),
				'estimate'       => __( 'Repair estimate', 'hvac-blocks' ),
				'chooseEstimate' => __( 'Choose the estimate', 'hvac-blocks' ),
				'calculating'    => __( 'Calculating…', 'hvac-blocks' ),
				'replace'        => __( 'Replace', 'hvac-blocks' ),
				'repair'         => __( 'Repair', 'hvac-blocks' ),
				'sum'            => $sum,
				/* translators: %s: an amount such as "$5,000". */
				'rule'           => sprintf( __( 'The rule: multiply the age by the repair estimate. At %s or more, a new system usually costs less in the long run.', 'hvac-blocks' ), $money( $threshold ) ),
				/* translators: %s: an amount such as "$5,000". */
				'near'           => Text::sentence( __( 'Your result is close to %s. Compare quotes for a repair and for a new system before you decide.', 'hvac-blocks' ), $money( $threshold ) ),
				'ageTitle'       => __( 'How do I find my system’s age?', 'hvac-blocks' ),
				'estimateTitle'  => __( 'How do I get an estimate?', 'hvac-blocks' ),
				'dealers'        => __( 'Find a dealer', 'hvac-blocks' ),
				'wizard'         => __( 'See which system fits', 'hvac-blocks' ),
			),
		),
		slots: array(
			'heading'       => $attributes->text( 'heading', __( 'Should you repair or replace?', 'hvac-blocks' ) ),
			'intro'         => $attributes->text( 'intro', __( 'Two numbers give you a first answer: the age of your system and what the repair would cost.', 'hvac-blocks' ) ),
			'button'        => $attributes->text_or( 'button', __( 'Get results', 'hvac-blocks' ) ),
			'replaceAdvice' => $attributes->text( 'replaceAdvice', __( 'A new system is likely the better investment. Ask a dealer what it would cost and how much energy it would save.', 'hvac-blocks' ) ),
			'repairAdvice'  => $attributes->text( 'repairAdvice', __( 'A repair is likely worth it. Ask a dealer to put the price in writing before the work begins.', 'hvac-blocks' ) ),
			'ageHelp'       => $attributes->text( 'ageHelp', __( 'Look for the rating plate: on the side or back of the outdoor unit, or behind the front panel of the furnace. It shows the date of manufacture, or a serial number whose first digits often stand for the year and the week. A dealer can read it for you.', 'hvac-blocks' ) ),
			'estimateHelp'  => $attributes->text( 'estimateHelp', __( 'Ask a dealer to inspect the system and to write down the price of parts, labor and fees. For a large repair, get a second estimate.', 'hvac-blocks' ) ),
			'safety'        => $attributes->text( 'safety', EmergencyLane::gas() ),
		),
	);
};

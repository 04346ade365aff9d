<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Recommendation;

use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Media\Picture;
use HvacBlocks\Editing\Media\PictureLoading;
use HvacBlocks\Platform\Languages\Numbers;
use HvacBlocks\Platform\Languages\SitePages;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Platform\Values\EmergencyLane;

defined( 'ABSPATH' ) || exit;

/**
 * The props of `ui/wizard/wizard`: every question in the current language. The browser decides which of them are asked.
 *
 * @phpstan-import-type HomeSize from WizardRules
 * @phpstan-import-type Lane from EmergencyLane
 * @phpstan-type Texts array{stepOf: string, way: string, change: string, area: string, unit: string, smaller: string, larger: string, chooseSize: string, back: string, continue: string, finish: string, dealers: string, zip: string, zipInvalid: string, verifying: string, unsupported: string}
 * @phpstan-type Choice array{value: string, label: string, about: string, picture: array<string, mixed>|null}
 * @phpstan-type Answers array{homeSize: string, outdoorUnit: string, indoorUnit: string, buyingFactors: list<string>, issues: list<string>, zipCode: string}
 * @phpstan-type Question array{name: 'homeSize'|'outdoorUnit'|'indoorUnit'|'buyingFactors'|'issues'|'zipCode', title: string, help: string, choices: list<Choice>}
 */
final class WizardView {
	/** The picture of each choice: files of `starter-site/images/`. */
	private const PICTURES = array(
		'outdoorUnit'   => array( 'heat-pump', 'outdoor-unit', 'not-sure' ),
		'indoorUnit'    => array( 'air-handler', 'furnace', 'not-sure' ),
		'buyingFactors' => array( 'rebate', 'energy-bill', 'agreement', 'calendar', 'warranty', 'air-quality' ),
		'issues'        => array( 'humidifier', 'air-cleaner', 'thermostat', 'noise', 'technician', 'moving' ),
	);

	private const LONGEST_PLACE = 20;

	/**
	 * @param int $level of the heading
	 * @return array{id: string, level: int, cookie: string, resultsUrl: string, dealersUrl: string, locationUrl: string, lane: Lane, picture: array<string, mixed>|null, sizes: list<string>, questions: list<Question>, answers: Answers, texts: Texts}
	 */
	public static function props( BlockContext $context, int $level ): array {
		$settings = $context->service( Settings::class );
		$pages    = $context->service( SitePages::class );

		return array(
			'id'          => $context->id,
			'level'       => $level,
			'cookie'      => $settings->string( 'wizard_flow_cookie' ),
			'resultsUrl'  => $pages->recommendation_results( $context->language ),
			'dealersUrl'  => $pages->dealer_locator( $context->language ),
			'locationUrl' => rest_url( 'hvac-blocks/v1/location' ),
			'lane'        => EmergencyLane::props( $settings, $pages->dealer_locator( $context->language ) ),
			'picture'     => Picture::illustration( 'house', '', PictureLoading::Lazy )?->props(),
			'sizes'       => array_map( static fn ( array $size ): string => self::size( $size, $context ), WizardRules::home_sizes() ),
			'questions'   => self::questions(),
			'answers'     => self::answers( $context ),
			'texts'       => array(
				'stepOf'      => __( 'Step {step} of {steps}', 'hvac-blocks' ),
				'way'         => __( 'Your answers so far', 'hvac-blocks' ),
				/* translators: %s: an answer that was given, such as "Heat Pump". */
				'change'      => __( 'Change your answer: %s', 'hvac-blocks' ),
				/* translators: %s: a number or a range of numbers, such as "1,200-1,500". */
				'area'        => __( '%s square feet', 'hvac-blocks' ),
				'unit'        => __( 'square feet', 'hvac-blocks' ),
				'smaller'     => __( 'Smaller', 'hvac-blocks' ),
				'larger'      => __( 'Larger', 'hvac-blocks' ),
				'chooseSize'  => __( 'Choose the size', 'hvac-blocks' ),
				'back'        => __( 'Back', 'hvac-blocks' ),
				'continue'    => __( 'Continue', 'hvac-blocks' ),
				'finish'      => __( 'See my recommendation', 'hvac-blocks' ),
				'dealers'     => __( 'Find a local dealer', 'hvac-blocks' ),
				'zip'         => __( 'ZIP or postal code', 'hvac-blocks' ),
				'zipInvalid'  => __( 'Enter a ZIP code such as 75024 or a postal code such as M5V 2T6.', 'hvac-blocks' ),
				'verifying'   => __( 'Verifying your location', 'hvac-blocks' ),
				'unsupported' => __( 'It looks like this tool isn\'t supported in your area yet. Let\'s get you connected with a local dealer.', 'hvac-blocks' ),
			),
		);
	}

	/** @return Answers those in the page's address; the place as typed, so that it can be corrected */
	private static function answers( BlockContext $context ): array {
		$answers = WizardAnswers::from_query( $context->query );

		return array(
			'homeSize'      => $answers->home_size,
			'outdoorUnit'   => $answers->outdoor_unit,
			'indoorUnit'    => $answers->indoor_unit,
			'buyingFactors' => $answers->buying_factors,
			'issues'        => $answers->issues,
			'zipCode'       => mb_substr( $context->query( 'zipCode' ), 0, self::LONGEST_PLACE ),
		);
	}

	/** @return list<Question> those of all flows, in the order of a page that shows them all */
	private static function questions(): array {
		$several = __( 'Choose one or more.', 'hvac-blocks' );
		$words   = array(
			'homeSize'      => array( __( 'How large is your home?', 'hvac-blocks' ), __( 'The rooms that you heat and cool, without garage or attic. A good guess is enough.', 'hvac-blocks' ) ),
			'outdoorUnit'   => array( __( 'What’s your outdoor unit?', 'hvac-blocks' ), __( 'The system that you have today.', 'hvac-blocks' ) ),
			'indoorUnit'    => array( __( 'And your indoor unit?', 'hvac-blocks' ), __( 'Look in the attic, the basement or a closet.', 'hvac-blocks' ) ),
			'buyingFactors' => array( __( 'What matters most to you?', 'hvac-blocks' ), $several ),
			'issues'        => array( __( 'What bothers you today?', 'hvac-blocks' ), $several ),
			'zipCode'       => array( __( 'Where is your home?', 'hvac-blocks' ), __( 'Prices and dealers depend on where you live. We do not ask for your address.', 'hvac-blocks' ) ),
		);

		$questions = array();

		foreach ( $words as $name => [ $title, $help ] ) {
			$questions[] = array(
				'name'    => $name,
				'title'   => $title,
				'help'    => $help,
				'choices' => isset( self::PICTURES[ $name ] ) ? self::choices( $name ) : array(),
			);
		}

		return $questions;
	}

	/**
	 * @param 'outdoorUnit'|'indoorUnit'|'buyingFactors'|'issues' $step
	 * @return list<Choice>
	 */
	private static function choices( string $step ): array {
		$choices = array();

		foreach ( array_map( null, WizardRules::choices( $step ), self::words( $step ), self::PICTURES[ $step ] ) as [ $value, $words, $picture ] ) {
			[ $label, $about ] = $words ?? array( '', '' );
			$choices[]         = array(
				'value'   => (string) $value,
				'label'   => $label,
				'about'   => $about,
				'picture' => Picture::illustration( (string) $picture, '', PictureLoading::Lazy )?->props(),
			);
		}

		return $choices;
	}

	/**
	 * @param 'outdoorUnit'|'indoorUnit'|'buyingFactors'|'issues' $step
	 * @return list<array{string, string}> a label and its meaning; in the order of the contract
	 */
	public static function words( string $step ): array {
		return match ( $step ) {
			'outdoorUnit'   => array(
				array( __( 'Heat Pump', 'hvac-blocks' ), __( 'Heats and cools', 'hvac-blocks' ) ),
				array( __( 'AC Condenser', 'hvac-blocks' ), __( 'Only cools', 'hvac-blocks' ) ),
				array( __( 'Not Sure', 'hvac-blocks' ), __( 'A dealer can tell', 'hvac-blocks' ) ),
			),
			'indoorUnit'    => array(
				array( __( 'Air Handler', 'hvac-blocks' ), __( 'Moves air, without a flame', 'hvac-blocks' ) ),
				array( __( 'Furnace', 'hvac-blocks' ), __( 'Burns gas, propane or oil', 'hvac-blocks' ) ),
				array( __( 'Not Sure', 'hvac-blocks' ), __( 'A dealer can tell', 'hvac-blocks' ) ),
			),
			'buyingFactors' => array(
				array( __( 'Lowest cost', 'hvac-blocks' ), '' ),
				array( __( 'Efficiency', 'hvac-blocks' ), '' ),
				array( __( 'Financing', 'hvac-blocks' ), '' ),
				array( __( 'Availability', 'hvac-blocks' ), '' ),
				array( __( 'Reliability', 'hvac-blocks' ), '' ),
				array( __( 'Eco-friendly', 'hvac-blocks' ), '' ),
			),
			'issues'        => array(
				array( __( 'Humidity issues', 'hvac-blocks' ), '' ),
				array( __( 'Air quality issues', 'hvac-blocks' ), '' ),
				array( __( 'Hot/cold spots', 'hvac-blocks' ), '' ),
				array( __( 'Loud noises', 'hvac-blocks' ), '' ),
				array( __( 'Reliability issues', 'hvac-blocks' ), '' ),
				array( __( 'Moving soon', 'hvac-blocks' ), '' ),
			),
		};
	}

	/** @param HomeSize $size */
	private static function size( array $size, BlockContext $context ): string {
		$number = static fn ( int $feet ): string => Numbers::format( $feet, 0, $context->language );

		return null === $size['to'] ? $number( $size['from'] ) . '+' : $number( $size['from'] ) . '-' . $number( $size['to'] );
	}
}

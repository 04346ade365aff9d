<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

defined( 'ABSPATH' ) || exit;

/** The class names of 1.0, for add-ons that receive these classes from the plugin's hooks, implement them, or need them for that. They will be removed in 3.0. */
final class FormerNames {
	/** Former names by the current ones, below `HvacBlocks\`. */
	public const ALL = array(
		'Dealers\CallTracking\NumberAdapter'            => 'CallTracking\NumberAdapter',
		'Dealers\CallTracking\NumberAnswer'             => 'CallTracking\NumberAnswer',
		'Dealers\CallTracking\NumberRequest'            => 'CallTracking\NumberRequest',
		'Dealers\PostalAreas\Place'                     => 'Locations\Location',
		'Dealers\Records\Dealer'                        => 'Dealers\Dealer',
		'Editing\Forms\FormDefinition'                  => 'Forms\FormDefinition',
		'Editing\Forms\FormValidator'                   => 'Forms\FormValidator',
		'Editing\Forms\Returned\FormReturn'             => 'Forms\Returned\FormReturn',
		'Leads\Consent\Unsubscribe'                     => 'Consent\Unsubscribe',
		'Leads\Destinations\AddedDestination'           => 'Leads\Delivery\AddedDestination',
		'Leads\Destinations\DeliveryOutcome'            => 'Leads\Delivery\DeliveryOutcome',
		'Leads\Destinations\DeliveryResult'             => 'Leads\Delivery\DeliveryResult',
		'Offers\Rebates\Directory\RebateDirectory'      => 'Rebates\Directory\RebateDirectory',
		'Offers\Rebates\Rebate'                         => 'Rebates\Rebate',
		'Offers\Rebates\RebateOffer'                    => 'Rebates\RebateOffer',
		'Offers\Rebates\RebatePage'                     => 'Rebates\RebatePage',
		'Offers\Recommendation\Systems\Recommendation'  => 'Recommend\Systems\Recommendation',
		'Offers\Recommendation\Systems\RecommendationProvider' => 'Recommend\Systems\RecommendationProvider',
		'Platform\Http\FailureReason'                   => 'Http\FailureReason',
		'Platform\Http\UpstreamAnswer'                  => 'Http\UpstreamAnswer',
		'Platform\Http\UpstreamClient'                  => 'Http\UpstreamClient',
		'Platform\Http\UpstreamFailure'                 => 'Http\UpstreamFailure',
		'Platform\Http\UpstreamRequest'                 => 'Http\UpstreamRequest',
		'Platform\Languages\Language'                   => 'Languages\Language',
		'Platform\Settings\Settings'                    => 'Settings\Settings',
	);

	/**
	 * Called once a class is loaded: PHP checks the type of a callback's parameter without loading the class.
	 *
	 * @param string $name below `HvacBlocks\`
	 */
	public static function keep( string $name ): void {
		if ( isset( self::ALL[ $name ] ) ) {
			class_alias( "HvacBlocks\\$name", 'HvacBlocks\\' . self::ALL[ $name ] );
		}
	}

	/** @return string the current name of a former one, below `HvacBlocks\`; empty if the name never existed */
	public static function present( string $former ): string {
		return (string) array_search( $former, self::ALL, true );
	}
}

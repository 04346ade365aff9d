<?php
/**
 * Plugin Name:      Service Windows
 * Description:      An example of a plugin that extends HVAC Blocks: asks visitors when a technician may come, and sends what they choose to a scheduler.
 * Version:          1.0.0
 * Requires at least: 7.0
 * Requires PHP:     8.2
 * Requires Plugins: hvac-blocks
 * License:          GPL-2.0-or-later
 * Text Domain:      service-windows
 *
 * docs/extending.md explains it step by step.
 */

declare(strict_types=1);

namespace ServiceWindows;

use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Leads\Destinations\AddedDestination;
use HvacBlocks\Leads\Store\Lead;
use WP_Error;

defined( 'ABSPATH' ) || exit;

const FIELD   = 'serviceWindow';
const COUNTED = 'service_windows_asked_for';

add_action( 'plugins_loaded', __NAMESPACE__ . '\boot' );

/** All plugins are there; HVAC Blocks may be missing or older. */
function boot(): void {
	if ( ! interface_exists( AddedDestination::class ) ) {
		return;
	}

	add_filter( 'hvac_blocks_form', __NAMESPACE__ . '\ask', 10, 2 );
	add_filter( 'hvac_blocks_lead_fields', __NAMESPACE__ . '\refuse', 10, 2 );
	add_filter( 'hvac_blocks_lead_mail', __NAMESPACE__ . '\mail', 10, 2 );
	add_filter( 'hvac_blocks_lead_destinations', __NAMESPACE__ . '\destinations' );
	add_filter( 'hvac_blocks_settings', __NAMESPACE__ . '\settings' );
	add_filter( 'hvac_blocks_dealer_card', __NAMESPACE__ . '\card', 10, 2 );
	add_action( 'hvac_blocks_lead_delivered', __NAMESPACE__ . '\count_delivered', 10, 2 );
}

/**
 * A field in the first step of the contact form, after the phone number.
 *
 * @param array{steps: list<array{fields: list<string>, ...}>, fields: list<array<string, mixed>>, ...} $form
 * @return array<string, mixed>
 */
function ask( array $form, string $name ): array {
	if ( 'contact-dealer' !== $name || ! isset( $form['steps'][0] ) ) {
		return $form;
	}

	$form['steps'][0]['fields'][] = FIELD;
	$form['fields'][]             = array(
		'name'        => FIELD,
		'type'        => 'select',
		'label'       => text( 'Best time for a visit' ),
		'placeholder' => text( 'Select a time' ),
		'options'     => array(
			array( 'value' => 'morning', 'label' => text( 'Morning' ) ),
			array( 'value' => 'afternoon', 'label' => text( 'Afternoon' ) ),
			array( 'value' => 'evening', 'label' => text( 'Evening' ) ),
		),
		'rules'       => array( array( 'rule' => 'required', 'message' => text( 'Please select a time' ) ) ),
	);

	return $form;
}

/**
 * No visits in the evening in winter storms: the form says so, and keeps what was entered.
 *
 * @param array<string, string>            $fields
 * @param array{form: string, isTest: bool, ...} $lead
 * @return array<string, string>|WP_Error
 */
function refuse( array $fields, array $lead ): array|WP_Error {
	if ( 'evening' !== ( $fields[ FIELD ] ?? '' ) || $lead['isTest'] || false === get_option( 'service_windows_storm' ) ) {
		return $fields;
	}

	return new WP_Error( 'service_windows_storm', '', array( 'fields' => array( FIELD => __( 'There are no visits in the evening at present.', 'service-windows' ) ) ) );
}

/**
 * The window in the subject of the mail about a lead.
 *
 * @param array{subject: string, ...} $mail
 * @return array<string, mixed>
 */
function mail( array $mail, Lead $lead ): array {
	$window = $lead->field( FIELD );

	return '' === $window ? $mail : array( ...$mail, 'subject' => "{$mail['subject']} [$window]" );
}

/**
 * @param list<AddedDestination> $destinations
 * @return list<AddedDestination>
 */
function destinations( array $destinations ): array {
	require_once __DIR__ . '/class-scheduler.php';

	return array( ...$destinations, new Scheduler() );
}

/**
 * @param array{sections: array<string, mixed>, settings: array<string, mixed>} $added
 * @return array<string, mixed>
 */
function settings( array $added ): array {
	$added['sections']['addon_scheduler']     = text( 'Scheduler' );
	$added['settings']['addon_scheduler_url'] = array(
		'type'      => 'string',
		'format'    => 'uri',
		'maxLength' => 500,
		'default'   => '',
		'section'   => 'addon_scheduler',
		'label'     => text( 'Scheduler URL' ),
		'help'      => text( 'Receives each lead with the time for a visit. Leave empty to send none.' ),
	);
	$added['settings']['addon_scheduler_key'] = array(
		'type'      => 'string',
		'maxLength' => 200,
		'default'   => '',
		'section'   => 'addon_scheduler',
		'label'     => text( 'Scheduler key' ),
		'secret'    => true,
	);

	return $added;
}

/**
 * @param array<string, mixed> $card
 * @return array<string, mixed>
 */
function card( array $card, Dealer $dealer ): array {
	$evenings = preg_grep( '/-(?:19|2[0-4]):/', $dealer->opening_hours );

	if ( false === $evenings || array() === $evenings ) {
		return $card;
	}

	$lines = is_array( $card['cardLines'] ?? null ) ? $card['cardLines'] : array();

	return array( ...$card, 'cardLines' => array( ...$lines, __( 'Visits in the evening', 'service-windows' ) ) );
}

function count_delivered( int $lead_id, string $destination ): void {
	if ( 'scheduler' === $destination ) {
		$count = get_option( COUNTED, 0 );

		update_option( COUNTED, ( is_numeric( $count ) ? (int) $count : 0 ) + 1, false );
	}
}

/** @return array{t: string, domain: string} translated when it is shown, in the language of the page */
function text( string $english ): array {
	return array( 't' => $english, 'domain' => 'service-windows' );
}

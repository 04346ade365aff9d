<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Rebates\Admin;

use HvacBlocks\Editing\Content\BlockTypes;
use HvacBlocks\Kernel\Capability;
use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Offers\Claims\SiteCalendar;
use HvacBlocks\Offers\Rebates\InvalidRebate;
use HvacBlocks\Offers\Rebates\Rebate;
use HvacBlocks\Offers\Rebates\RebateList;
use HvacBlocks\Offers\Rebates\RebateTexts;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\LanguageSwitch;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** The card of a rebate that is being edited, as the pages of each language show it. Nothing is stored. */
final readonly class PreviewRebateRoute extends Endpoint {
	protected const METHOD = 'POST';
	protected const PATH   = '/hvac-blocks/v1/admin/rebate-preview';
	protected const MAY = array( Capability::MANAGE_REBATES );

	private const BLOCK = BlockTypes::PREFIX . 'rebates-center';

	public function __construct( private SiteCalendar $calendar ) {}

	public function args(): array {
		return RebateArguments::all();
	}

	public function schema(): array {
		$text = array( 'type' => 'string' );

		return Schema::answer( 'rebate-preview', array(
			'cards'  => array(
				'description' => __( 'One for each language; none while the rebate is incomplete or invalid.', 'hvac-blocks' ),
				...Schema::list( Schema::object( array(
					'language' => $text,
					'card'     => Schema::object( array_fill_keys( array( 'title', 'lang', 'amount', 'provider', 'until', 'day', 'href', 'terms', 'label' ), $text ) + array( 'level' => array( 'type' => 'integer' ) ) ),
				) ) ),
			),
			'state'  => StoredRebateAnswer::state_schema(),
			'styles' => array(
				'description' => __( 'The addresses of the style sheets.', 'hvac-blocks' ),
				...Schema::list( $text ),
			),
		) );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response {
		try {
			// The card does not show the ID.
			$rebate = Rebate::from_array( array( ...$request->get_params(), 'id' => 'preview' ) );
		} catch ( InvalidRebate ) {
			$rebate = null;
		}

		return new WP_REST_Response( array(
			'cards'  => null === $rebate ? array() : array_map( static fn ( Language $language ): array => self::card( $rebate, $language ), Language::cases() ),
			'state'  => null === $rebate ? 'valid' : StoredRebateAnswer::state( $rebate, $this->calendar->today() ),
			'styles' => self::styles(),
		) );
	}

	/** @return array{language: string, card: array<string, mixed>} */
	private static function card( Rebate $rebate, Language $language ): array {
		return array(
			'language' => $language->value,
			'card'     => LanguageSwitch::in( $language, static fn (): array => RebateList::card( $rebate->offer( $language )->to_array(), RebateTexts::all(), $language, 3 ) ),
		);
	}

	/** @return list<string> */
	private static function styles(): array {
		$urls = array();

		foreach ( BlockTypes::get( self::BLOCK )->style_handles ?? array() as $handle ) {
			$style = wp_styles()->registered[ $handle ] ?? null;

			if ( null !== $style && is_string( $style->src ) ) {
				$urls[] = add_query_arg( 'ver', (string) $style->ver, $style->src );
			}
		}

		return $urls;
	}
}

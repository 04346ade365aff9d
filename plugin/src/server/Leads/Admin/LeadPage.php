<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Admin;

use HvacBlocks\Leads\Access\LeadAccess;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Leads\Store\LeadFilter;
use HvacBlocks\Leads\Store\LeadNotes;
use HvacBlocks\Leads\Store\LeadOrder;
use HvacBlocks\Leads\Store\LeadSearch;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** One lead as its page shows it: the lead, its notes, its neighbors in the list, and the user's permissions. */
final readonly class LeadPage {
	public function __construct( private LeadView $view, private LeadNotes $notes, private LeadSearch $search ) {}

	/** @return array<string, array<string, mixed>> the arguments that identify the list from which it was opened */
	public static function args(): array {
		return array( ...OneLeadRoute::reference(), ...LeadFilter::args(), ...LeadOrder::args() );
	}

	/** @return array<string, mixed> */
	public function of( Lead $lead, WP_REST_Request $request ): array {
		$filter     = LeadFilter::from( $request );
		$order      = LeadOrder::of( $request );
		$descending = 'asc' !== $request['order'];

		return array(
			...$this->view->whole( $lead ),
			'notes'     => $this->notes->of( $lead->id ),
			'previous'  => $this->search->beside( $lead, $filter, $order, $descending, after: false ),
			'next'      => $this->search->beside( $lead, $filter, $order, $descending, after: true ),
			'canManage' => LeadAccess::manage(),
		);
	}

	/** @return array<string, mixed> */
	public static function schema(): array {
		$schema = LeadView::whole_schema();
		$text   = array( 'type' => 'string' );

		$schema['properties'] = array(
			...( is_array( $schema['properties'] ) ? $schema['properties'] : array() ),
			'notes'     => self::notes_schema(),
			'previous'  => $text + array( 'description' => __( 'The reference of the previous lead in the list. Empty if there is none.', 'hvac-blocks' ) ),
			'next'      => $text + array( 'description' => __( 'The reference of the next lead in the list. Empty if there is none.', 'hvac-blocks' ) ),
			'canManage' => array( 'type' => 'boolean' ),
		);

		return $schema;
	}

	/** @return array<string, mixed> */
	public static function notes_schema(): array {
		return array(
			'type'  => 'array',
			'items' => array(
				'type'       => 'object',
				'properties' => array(
					'id'      => array( 'type' => 'integer' ),
					'note'    => array( 'type' => 'string' ),
					'author'  => array( 'type' => 'string' ),
					'isOwn'   => array( 'type' => 'boolean' ),
					'created' => array(
						'type'   => 'string',
						'format' => 'date-time',
					),
				),
			),
		);
	}
}

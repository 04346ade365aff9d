<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Admin;

use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Leads\Access\LeadAccess;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Leads\Store\LeadReference;
use HvacBlocks\Leads\Store\LeadRepository;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** A route of one lead, `…/leads/{reference}`. By default, users who manage leads change it. */
abstract readonly class OneLeadRoute extends Endpoint {
	protected const METHOD = 'POST';
	protected const MAY    = array( LeadAccess::VIEW, LeadAccess::MANAGE );

	/** @var string what follows the lead's reference in the path */
	protected const STEP = '';

	public function __construct( protected LeadRepository $leads ) {}

	abstract protected function answer( Lead $lead, WP_REST_Request $request ): WP_REST_Response|WP_Error;

	public function path(): string {
		return '/hvac-blocks/v1/admin/leads/(?P<reference>' . LeadReference::PATTERN . ')' . static::STEP;
	}

	public function args(): array {
		return self::reference();
	}

	/** @return array<string, array<string, mixed>> the argument in the path */
	public static function reference(): array {
		return array(
			'reference' => array(
				'type'        => 'string',
				'pattern'     => '^' . LeadReference::PATTERN . '$',
				'required'    => true,
				'description' => __( 'The lead reference.', 'hvac-blocks' ),
			),
		);
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$lead      = $this->leads->by_reference( self::text( $request, 'reference' ) );

		return null === $lead
			? new WP_Error( 'hvac_blocks_no_lead', __( 'Lead not found.', 'hvac-blocks' ), array( 'status' => 404 ) )
			: $this->answer( $lead, $request );
	}
}

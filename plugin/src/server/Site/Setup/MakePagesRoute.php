<?php
declare(strict_types=1);

namespace HvacBlocks\Site\Setup;

use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Platform\Database\DatabaseFailure;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Site\DemoSite\DemoContent;
use RuntimeException;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `POST /admin/setup/pages`: creates one batch of the chosen pages; the caller continues until `done` is `total`. */
final readonly class MakePagesRoute extends Endpoint {
	protected const METHOD = 'POST';
	protected const PATH   = '/hvac-blocks/v1/admin/setup/pages';

	public function __construct( private PageMaker $maker ) {}

	public function args(): array {
		return array(
			'languages' => array(
				'type'        => 'array',
				'items'       => Schema::one_of( array_column( Language::cases(), 'value' ) ),
				'minItems'    => 1,
				'maxItems'    => count( Language::cases() ),
				'uniqueItems' => true,
				'required'    => true,
				'description' => __( 'The languages to create pages in.', 'hvac-blocks' ),
			),
			'groups'    => array(
				'type'        => 'array',
				'items'       => Schema::one_of( DemoContent::GROUPS ),
				'maxItems'    => count( DemoContent::GROUPS ),
				'uniqueItems' => true,
				'required'    => true,
				'description' => __( 'What to create pages for. The home page is always created.', 'hvac-blocks' ),
			),
			'publish'   => Schema::flag( __( 'Whether to publish the pages. Otherwise they are drafts.', 'hvac-blocks' ) ),
		);
	}

	public function schema(): array {
		return Schema::answer( 'setup-pages', array(
			'done'  => Schema::described( 'integer', __( 'Number of chosen pages that exist.', 'hvac-blocks' ) ),
			'total' => Schema::described( 'integer', __( 'Number of chosen pages.', 'hvac-blocks' ) ),
		) );
	}

	public function permission( WP_REST_Request $request ): bool {
		return current_user_can( SetupScreen::get()->capability );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		try {
			$progress = $this->maker->make(
				array_map( Language::from( ... ), self::texts( $request, 'languages' ) ),
				self::texts( $request, 'groups' ),
				true === $request['publish']
			);
		} catch ( DatabaseFailure $failure ) {
			throw $failure;
		} catch ( RuntimeException $error ) {
			return new WP_Error( 'hvac_blocks_pages_failed', $error->getMessage(), array( 'status' => 500 ) );
		}

		return new WP_REST_Response( $progress->to_array() );
	}
}

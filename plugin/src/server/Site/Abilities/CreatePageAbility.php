<?php
declare(strict_types=1);

namespace HvacBlocks\Site\Abilities;

use HvacBlocks\Kernel\Schema;
use HvacBlocks\Platform\Languages\BasePath;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Site\DemoSite\DemoContent;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Creates a page from one of the plugin's patterns: always a draft, in its language's place on the site. */
final readonly class CreatePageAbility {
	private const LONGEST_TITLE = 200;

	public function __construct( private DemoContent $content, private BasePath $base ) {}

	/** @return array<string, mixed> the arguments of `wp_register_ability()` */
	public function args(): array {
		return array(
			'label'               => __( 'Create a page from a pattern', 'hvac-blocks' ),
			'description'         => __( 'Creates a draft of a page from one of the HVAC Blocks patterns, in English, Spanish or French. A person reviews and publishes it.', 'hvac-blocks' ),
			'category'            => AbilitiesModule::CATEGORY,
			'input_schema'        => array(
				'type'                 => 'object',
				'properties'           => array(
					'pattern'  => Schema::one_of( $this->content->pattern_names(), __( 'The kind of page.', 'hvac-blocks' ) ),
					'language' => Schema::one_of( array_column( Language::cases(), 'value' ), __( 'The language of the page.', 'hvac-blocks' ) ),
					'title'    => array(
						'type'        => 'string',
						'minLength'   => 1,
						'maxLength'   => self::LONGEST_TITLE,
						'description' => __( 'The title of the page.', 'hvac-blocks' ),
					),
				),
				'required'             => array( 'pattern', 'language', 'title' ),
				'additionalProperties' => false,
			),
			'output_schema'       => array(
				'type'       => 'object',
				'properties' => array(
					'id'      => array( 'type' => 'integer' ),
					'editUrl' => array(
						'type'   => 'string',
						'format' => 'uri',
					),
				),
			),
			'permission_callback' => static fn (): bool => current_user_can( 'edit_pages' ),
			'execute_callback'    => $this->create( ... ),
			'meta'                => array(
				'show_in_rest' => true,
				'annotations'  => array(
					'readonly'    => false,
					'destructive' => false,
					'idempotent'  => false,
				),
			),
		);
	}

	/**
	 * @param array{pattern: string, language: string, title: string} $input
	 * @return array{id: int, editUrl: string}|WP_Error
	 */
	private function create( array $input ): array|WP_Error {
		$language = Language::from( $input['language'] );
		$home     = get_page_by_path( trim( $this->base->path( $language->value ), '/' ) );
		$id       = wp_insert_post(
			array(
				'post_type'    => 'page',
				'post_status'  => 'draft',
				'post_title'   => wp_slash( sanitize_text_field( $input['title'] ) ),
				'post_parent'  => $home->ID ?? 0,
				'post_content' => wp_slash( $this->content->pattern( $input['pattern'], $language )->content ),
			),
			true
		);

		return is_wp_error( $id ) ? $id : array(
			'id'      => $id,
			'editUrl' => admin_url( "post.php?post=$id&action=edit" ),
		);
	}
}

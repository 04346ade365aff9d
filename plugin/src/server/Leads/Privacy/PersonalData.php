<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Privacy;

use Closure;
use HvacBlocks\Kernel\Feature;

defined( 'ABSPATH' ) || exit;

/** Connects the plugin's data to WordPress's own tools for personal data. */
final readonly class PersonalData implements Feature {
	private const NAME = 'hvac-blocks-leads';

	/**
	 * @param Closure(): LeadsExporter $exporter made on demand
	 * @param Closure(): LeadsEraser   $eraser   made on demand
	 */
	public function __construct( private Closure $exporter, private Closure $eraser ) {}

	public function boot(): void {
		add_filter( 'wp_privacy_personal_data_exporters', $this->add_exporter( ... ) );
		add_filter( 'wp_privacy_personal_data_erasers', $this->add_eraser( ... ) );
	}

	/** @return array<array-key, mixed> */
	private function add_exporter( mixed $exporters ): array {
		return array(
			...( is_array( $exporters ) ? $exporters : array() ),
			self::NAME => array(
				'exporter_friendly_name' => __( 'HVAC Blocks: form requests', 'hvac-blocks' ),
				'callback'               => fn ( string $email, int $page = 1 ): array => ( $this->exporter )()->page( $email, $page ),
			),
		);
	}

	/** @return array<array-key, mixed> */
	private function add_eraser( mixed $erasers ): array {
		return array(
			...( is_array( $erasers ) ? $erasers : array() ),
			self::NAME => array(
				'eraser_friendly_name' => __( 'HVAC Blocks: form requests', 'hvac-blocks' ),
				'callback'             => fn ( string $email ): array => ( $this->eraser )()->page( $email ),
			),
		);
	}
}

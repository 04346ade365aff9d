<?php
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array{steps: list<array{text: string, url: string}>, alignment: string, label: string} $props */
	?>
<div class="hvac-breadcrumbs__row" data-alignment="<?php echo esc_attr( $props['alignment'] ); ?>">
	<?php
	$ui(
		'layout/trail',
		array(
			'label' => $props['label'],
			'steps' => $props['steps'],
		)
	);
	?>
</div>
<?php
};

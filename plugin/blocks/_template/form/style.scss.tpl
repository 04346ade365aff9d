@use "../../src/ui/forms/form-panel/style" as form-panel;

.hvac-__NAME__ {
	container-type: inline-size;
}
